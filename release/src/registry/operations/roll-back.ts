import type { DocumentRelease } from '../../document/index.ts';
import { ReleaseError } from '../../store/index.ts';
import { fallbacksByStanding, lastKnownGood } from '../last-known-good.ts';
import type { CommandName } from '../log/log-entry.schemas.ts';
import { walkLog } from '../log/log-history.ts';
import { readHead } from '../log/log-reading.ts';
import type { Registry } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import type { AppState } from '../release-state.ts';
import { fallbacksOf } from '../release-state.ts';
import { informed } from '../standings.ts';
import { type Audit, activate, type CommandResult, healthOf } from './activate.ts';
import { describeRelease } from './describe-release.ts';
import { refuseSecondRollback } from './refuse-second-rollback.ts';
import { abortRollout } from './rollouts/end-rollout.ts';

export interface Rollback extends Registry, Audit {
  app: string;
  /** A release that was active once. Default: the last known good one. */
  to?: string | undefined;
  /** The release that the caller saw active. Default: the one that is active at the start. */
  expect?: string | undefined;
  /** Takes back this candidate of a rollout and nothing else: if it is gone already, the active release stays. */
  expectCandidate?: string | undefined;
}

/**
 * Makes an earlier release active again, and reads back that it is and that every file of it has its hash. A release with a
 * missing or changed file is refused before. While a rollout runs, its candidate is the app's last change: without a named
 * release, that is what is taken back.
 * @throws Conflict, RegistryError, the store's own errors; except for `unconfirmed` nothing was changed
 */
export async function rollBack(rollback: Rollback): Promise<CommandResult> {
  const { app } = rollback;
  const head = await readHead(rollback);
  const current = head.state.apps[app];
  if (!current)
    throw new RegistryError('refused', `${app} was never published; there is nothing to roll back`);
  if (rollback.expectCandidate !== undefined) return takeBack(rollback);
  if (current.rollout && (rollback.to ?? current.active) === current.active) return takeBack(rollback);
  if (rollback.to === undefined && rollback.expect === undefined)
    await refuseSecondRollback(rollback, head, app, rollback.now);
  const health = await healthOf(rollback, current, rollback.to);
  const known = informed(current, health);
  const to = rollback.to ?? lastKnownGood(known);
  if (to === null)
    throw new RegistryError(
      'refused',
      `${app} has no release behind ${current.active} that is not known to be bad; name one of \`npm run release -- status ${app}\``,
    );
  const isFallback = fallbacksOf(current).some(({ release }) => release === to);
  const keeps = isFallback ? undefined : await publishedBefore(rollback, app, to, current);
  const release = await soundRelease(rollback, to, head.state.releases[to]).catch((error: unknown) => {
    if (!(error instanceof ReleaseError)) throw error;
    throw new RegistryError('refused', `${error.message}; ${alternative(known, to)}`);
  });
  const expect = rollback.expect ?? current.active;
  const command = { command: 'rollback', app, to, release, expect, health, ...(keeps && { keeps }) } as const;
  return activate(rollback, rollback, command, head);
}

/**
 * Hashing comes before all that visitors wait for, so a release that has not changed since it was hashed is not hashed again
 * before it is active, but right after.
 */
async function soundRelease(
  { store, app }: Rollback,
  to: string,
  listed: DocumentRelease | undefined,
): Promise<DocumentRelease> {
  if (listed && (await store.isUnchanged(app, to, listed.files.integrity))) return listed;
  return describeRelease(await store.verifyRelease(app, to, listed?.files.integrity));
}

async function takeBack(rollback: Rollback): Promise<CommandResult> {
  const { app, aborted: from, active: to, version, changed, confirmation } = await abortRollout(rollback);
  return { app, from, to, version, changed, confirmation };
}

const makesActive: ReadonlySet<string> = new Set<CommandName>(['publish', 'promote']);

/**
 * A rollback must not activate a release that was never published.
 * @returns the fallbacks that were published before it
 */
async function publishedBefore(
  registry: Registry,
  app: string,
  to: string,
  current: AppState,
): Promise<string[]> {
  const fallbacks = fallbacksOf(current).map(({ release }) => release);
  const newer = new Set<string>();
  for await (const { event } of walkLog(registry)) {
    if (event.app !== app || !makesActive.has(event.command)) continue;
    if (event.to === to) return fallbacks.filter((id) => !newer.has(id));
    newer.add(event.to);
  }
  throw new RegistryError(
    'refused',
    `${to} was never active for ${app}; \`npm run release -- status ${app} --limit 1000\` lists what was`,
  );
}

function alternative(app: AppState, damaged: string): string {
  const other = fallbacksByStanding(app).find(
    ({ release, standing }) => release !== damaged && release !== app.active && standing !== 'faulty',
  );
  if (!other) return 'no other known good release is left';
  return `the next one behind it is ${other.release} (${other.standing.replace('_', ' ')})`;
}
