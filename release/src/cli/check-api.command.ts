import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { readContract } from '../gate/contract/contract-document.ts';
import { liveContractOf } from '../gate/contract/live-contract.ts';
import { type ContractCheck, checkContracts, RegistryError } from '../registry/index.ts';
import { openForReading, releaseFolder, siteContract } from './command-context.ts';
import { print } from './terminal/output.ts';

export function addCheckApiCommand(program: Command): void {
  program
    .command('check-api')
    .description(
      'Hold every release that visitors have, or may get by a rollback, against an API before it is live.',
    )
    .argument('[api]', 'address of the new API, or a file with its OpenAPI document; default: the live API')
    .option('--json', 'print the result as JSON')
    .action(checkApi);
}

async function checkApi(api: string | undefined, options: { json?: true }): Promise<void> {
  const document = await apiDocument(api);
  if (document === undefined || !readContract(document))
    throw new RegistryError(
      'refused',
      `${api ?? 'the live API'} gives no OpenAPI document; start the new API on a port of its own (API_PORT=3999) and name its address`,
    );
  const checks = await checkContracts(await openForReading(), releaseFolder, document);
  print(options, checks, checks.map(textOf).join('\n') || 'no release is live');
  if (checks.some(({ findings }) => findings && findings.length > 0)) process.exitCode = 1;
}

const apiDocument = (api: string | undefined): Promise<string | undefined> =>
  api === undefined
    ? siteContract()
    : /^https?:/.test(api)
      ? liveContractOf(api)()
      : readFile(api, 'utf8').catch(() => undefined);

function textOf({ app, release, role, findings }: ContractCheck): string {
  const name = `${app} ${release} (${role})`;
  if (findings === null) return `${name}: not known, it was built before releases had a contract`;
  if (findings.length === 0) return `${name}: fits`;
  return `${name}:\n${findings.map(({ subject, detail }) => `  ${subject} ${detail}`).join('\n')}`;
}
