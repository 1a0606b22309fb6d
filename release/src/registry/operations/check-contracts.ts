import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contractFindings } from '../../gate/contract/contract.rule.ts';
import { contractFile, type Finding } from '../../gate/finding.ts';
import { type LogSource, readHead } from '../log/log-reading.ts';
import { type AppState, fallbacksOf } from '../release-state.ts';

export interface ContractCheck {
  app: string;
  release: string;
  role: 'active' | 'candidate' | 'fallback';
  /** Null for a build from before releases knew their contract. */
  findings: Finding[] | null;
}

/**
 * Holds every release that visitors have, or may get by a rollback, against an API that is not live yet.
 * @param folderOf folder of a release that was verified
 * @param liveContract the API's OpenAPI document
 * @throws RegistryError, ReleaseError, the store's own errors
 */
export async function checkContracts(
  source: LogSource,
  folderOf: (app: string, release: string) => string,
  liveContract: string,
): Promise<ContractCheck[]> {
  const { apps } = (await readHead(source)).state;
  const checks: ContractCheck[] = [];
  for (const [app, state] of Object.entries(apps))
    for (const { release, role } of named(state)) {
      await source.store.verifyRelease(app, release);
      const contract = await readFile(path.join(folderOf(app, release), contractFile), 'utf8').catch(
        () => null,
      );
      const findings = contract === null ? null : contractFindings({ contract, liveContract });
      checks.push({ app, release, role, findings });
    }
  return checks;
}

const named = (state: AppState): Pick<ContractCheck, 'release' | 'role'>[] => [
  { release: state.active, role: 'active' },
  ...(state.rollout ? [{ release: state.rollout.candidate, role: 'candidate' as const }] : []),
  ...fallbacksOf(state).map(({ release }) => ({ release, role: 'fallback' as const })),
];
