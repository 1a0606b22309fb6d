import { contractFile, type Finding, type GateInput } from '../finding.ts';
import { type KnownOperation, readContract } from './contract-document.ts';
import { type Surplus, surplusOf } from './surplus.ts';

/**
 * Holds what a release sends and expects against the live API. An operation may take more than the release sends, and
 * answer more than it reads; never the other way round.
 */
export function contractFindings({
  contract,
  liveContract,
}: Pick<GateInput, 'contract' | 'liveContract'>): Finding[] {
  const known = contract === undefined ? undefined : readContract(contract);
  const live = liveContract === undefined ? undefined : readContract(liveContract);
  if (contract !== undefined && !known)
    return [finding(contractFile, 'is no OpenAPI document', 'build it again with `npm run build`')];
  if (!known || !live) return [];
  return [...known].flatMap(([operation, own]) => {
    const its = live.get(operation);
    if (!its) return [finding(operation, 'is not in the API', 'release the API first')];
    return [...requestFindings(operation, own, its), ...replyFindings(operation, own, its)];
  });
}

const requestFindings = (operation: string, own: KnownOperation, live: KnownOperation): Finding[] =>
  [
    ...surplusOf(own.query, live.query, true),
    ...(live.body === undefined && own.body !== undefined
      ? [whole('forbidden')]
      : own.body === undefined && live.body !== undefined
        ? [whole('absent')]
        : surplusOf(own.body ?? true, live.body ?? true, true)),
  ].map((surplus) => finding(operation, inRequest(surplus), remedy));

const whole = (kind: Surplus['kind']): Surplus => ({ at: '', kind, values: '' });

function inRequest({ at, kind, values }: Surplus): string {
  const field = at === '' ? 'a body' : `\`${at}\``;
  if (kind === 'forbidden') return `is sent ${field}, which the API does not take`;
  if (kind === 'absent') return `may be sent without ${field}, which the API needs`;
  return `may be sent ${values} as ${field}, which the API refuses`;
}

function inReply({ at, kind, values }: Surplus): string {
  const field = at === '' ? 'its answer' : `\`${at}\``;
  if (kind === 'absent') return `may answer without ${field}, which the release reads`;
  return `may answer ${values || 'anything'} as ${field}, which the release does not know`;
}

const replyFindings = (operation: string, own: KnownOperation, live: KnownOperation): Finding[] =>
  surplusOf(live.reply, own.reply, false).map((surplus) => finding(operation, inReply(surplus), remedy));

const remedy =
  'build it upon the contract of the live API (in a repository of your own after `npm run release -- update`), or release the API first';

const finding = (subject: string, detail: string, remedy: string): Finding => ({
  rule: 'contract',
  subject,
  detail,
  remedy: `${remedy}, or give --force`,
  isForcible: true,
});
