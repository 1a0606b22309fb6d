import { ReleaseError } from '../store/index.ts';
import { type Audit, activate, type CommandResult } from './activate.ts';
import { lastKnownGood } from './decide.ts';
import { describeRelease } from './describe-release.ts';
import { walkLog } from './log-history.ts';
import { readHead } from './log-reading.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import type { AppState } from './release-state.ts';

export interface Rollback extends Registry, Audit {
  app: string;
  /** A release that was active once. Default: the last known good one. */
  to?: string | undefined;
  /** Release the caller saw active. Default: what is active when the rollback starts. */
  expect?: string | undefined;
}

/**
 * Makes an earlier release active again, after hashing every file of it, and reads back that it is.
 * @throws Conflict, RegistryError, the store's own errors; in all cases but `unconfirmed` nothing was changed
 */
export async function rollBack(rollback: Rollback): Promise<CommandResult> {
  const { store, app } = rollback;
  const current = (await readHead(rollback)).state.apps[app];
  if (!current)
    throw new RegistryError('refused', `${app} was never published; there is nothing to roll back`);
  const to = rollback.to ?? lastKnownGood(current);
  if (to === null)
    throw new RegistryError(
      'refused',
      `${app} has no known good release before ${current.active}; name one of \`npm run release -- status ${app}\``,
    );
  const keeps = current.knownGood.includes(to)
    ? undefined
    : await publishedBefore(rollback, app, to, current);
  const stored = await store.verifyRelease(app, to).catch((error: unknown) => {
    if (!(error instanceof ReleaseError)) throw error;
    throw new RegistryError('refused', `${error.message}; ${alternative(current, to)}`);
  });
  const release = describeRelease(stored);
  const expect = rollback.expect ?? current.active;
  return activate(rollback, rollback, {
    command: 'rollback',
    app,
    to,
    release,
    expect,
    ...(keeps && { keeps }),
  });
}

/**
 * A rollback must not smuggle in a release that never passed a publication.
 * @returns the known good releases that were published before it
 */
async function publishedBefore(
  registry: Registry,
  app: string,
  to: string,
  { knownGood }: AppState,
): Promise<string[]> {
  const newer = new Set<string>();
  for await (const { event } of walkLog(registry)) {
    if (event.app !== app || event.command !== 'publish') continue;
    if (event.to === to) return knownGood.filter((id) => !newer.has(id));
    newer.add(event.to);
  }
  throw new RegistryError(
    'refused',
    `${to} was never active for ${app}; \`npm run release -- status ${app} --limit 1000\` lists what was`,
  );
}

function alternative({ knownGood, active }: AppState, damaged: string): string {
  const other = knownGood.find((id) => id !== damaged && id !== active);
  return other ? `the next known good one is ${other}` : 'no other known good release is left';
}
