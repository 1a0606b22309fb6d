import type { DocumentRelease } from '../document/index.ts';
import type { CommandName, LogEvent } from './log/log-entry.schemas.ts';
import { Conflict, RegistryError } from './registry-error.ts';
import { type AppState, fallbacksOf, type ReleaseState } from './release-state.ts';
import { refuseRollout } from './rollout-rules.ts';

export interface ReleaseCommand extends Omit<LogEvent, 'from'> {
  /** The release that the caller saw running; null for none. */
  expect: string | null;
  /** The candidate that the caller saw in a rollout, null for none; whichever it is if absent. */
  expectCandidate?: string | null;
}

/**
 * Decides a command in the current state.
 * @returns the event to log; undefined if nothing would change
 * @throws Conflict if the active release or the candidate is not the expected one
 * @throws RegistryError `refused`
 */
export function decide(
  state: ReleaseState,
  { expect, expectCandidate, ...command }: ReleaseCommand,
): LogEvent | undefined {
  const { app, to, release } = command;
  const current = state.apps[app];
  const from = current?.active ?? null;
  const candidate = current?.rollout?.candidate ?? null;
  if (release.app !== app)
    throw new RegistryError('refused', `${to} is a release of ${release.app}, not of ${app}`);
  if (command.command === 'drill') return { ...command, from: drilledBehind(current, app, to) };
  if (from !== expect)
    throw new Conflict(app, expect, from, { lastChange: current && describeChange(current) });
  refuseForeignClaims(state, app, command.claims ?? []);
  if (expectCandidate !== undefined && candidate !== expectCandidate)
    throw new Conflict(app, expectCandidate, candidate, { is: 'tries' });
  if (command.command === 'publish') {
    // A release that was restored after damage has the same name and other record hashes, which must be signed again.
    if (from === to && isSame(state.releases[to], release)) return undefined;
    if (from !== to) refuseWhileLockedOrTried(current, app);
    return { ...command, from };
  }
  if (!current)
    throw new RegistryError(
      'refused',
      `${app} was never published; there is nothing to ${says[command.command]}`,
    );
  if (isDone(current, command.command)) return undefined;
  refuse(current, command);
  return { ...command, from: command.command === 'abort' ? candidate : from };
}

const says: Record<CommandName, string> = {
  publish: 'publish',
  rollback: 'roll back',
  drill: 'drill',
  rollout: 'roll out against',
  promote: 'promote',
  abort: 'abort',
  disable: 'disable',
  enable: 'enable',
  lock: 'lock',
  unlock: 'unlock',
  retire: 'retire',
};

const isDone = ({ disabled, locked }: AppState, command: CommandName): boolean =>
  (command === 'disable' && disabled) ||
  (command === 'enable' && !disabled) ||
  (command === 'unlock' && !locked);

/** @throws RegistryError `refused` */
function refuse(current: AppState, command: Omit<ReleaseCommand, 'expect'>): void {
  const { app, to, retires } = command;
  const refused = (because: string) => new RegistryError('refused', because);
  switch (command.command) {
    case 'rollback':
      if (current.active === to) throw refused(`${app} already runs ${to}`);
      return;
    case 'rollout':
    case 'promote':
    case 'abort':
      if (command.command !== 'abort') refuseWhileLocked(current, app);
      refuseRollout(current, command);
      return;
    case 'disable':
      if (app === 'shell') throw refused('the shell cannot be disabled: every page needs it; roll it back');
      return;
    case 'retire':
      if (retires === current.rollout?.candidate)
        throw refused(`${retires} is being rolled out; \`npm run release -- abort ${app}\` takes it away`);
      if (!fallbacksOf(current).some(({ release }) => release === retires))
        throw refused(
          `${retires} is not kept behind ${app}; \`npm run release -- status ${app}\` lists what is`,
        );
      return;
  }
}

/** The database of claims is the log: of two teams that claim a path at the same time, one is refused. */
function refuseForeignClaims({ apps }: ReleaseState, app: string, claims: readonly string[]): void {
  for (const [owner, { claims: taken = [] }] of Object.entries(apps))
    for (const path of claims)
      if (owner !== app && taken.includes(path))
        throw new RegistryError(
          'refused',
          `${path} is claimed by ${owner}, and cannot be claimed for ${app}, too`,
        );
}

function refuseWhileLocked({ locked }: AppState, app: string): void {
  if (!locked) return;
  throw new RegistryError(
    'refused',
    `${app} is locked by ${locked.who} since ${locked.at}${locked.reason ? ` (${locked.reason})` : ''}; \`npm run release -- unlock ${app}\` ends that`,
  );
}

function refuseWhileLockedOrTried(current: AppState | undefined, app: string): void {
  if (!current) return;
  refuseWhileLocked(current, app);
  if (current.rollout)
    throw new RegistryError(
      'refused',
      `a rollout tries ${current.rollout.candidate} of ${app}; end it first: \`npm run release -- promote ${app}\` or \`abort ${app}\``,
    );
}

/** A drill records something only of live releases, candidates and fallbacks. */
function drilledBehind(current: AppState | undefined, app: string, to: string): string {
  const kept = current ? fallbacksOf(current).map(({ release }) => release) : [];
  if (current && [current.active, current.rollout?.candidate, ...kept].includes(to)) return current.active;
  throw new RegistryError(
    'refused',
    `${to} is neither live nor kept behind ${app}; \`npm run release -- status ${app}\` lists what is`,
  );
}

const describeChange = ({ changed }: AppState): string =>
  `${changed.command} by ${changed.who} at ${changed.at}, seq ${changed.seq}`;

const isSame = (a: DocumentRelease | undefined, b: DocumentRelease): boolean =>
  a !== undefined && a.files.integrity === b.files.integrity;
