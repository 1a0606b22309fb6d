import type { DocumentRelease } from '../document/index.ts';
import { maximumRetired } from '../limits.ts';
import type { HealthReport, LogEntry, LogEvent, ProbeResult } from './log/log-entry.schemas.ts';
import { Conflict, RegistryError } from './registry-error.ts';
import type { AppState, ReleaseState } from './release-state.ts';
import { fallbacksOf } from './release-state.ts';
import { standingsAfter } from './standings.ts';

/** The most known good releases of a state before schema 3. */
const maximumKnownGoodBeforeSchema3 = 10;

export interface ReleaseCommand {
  command: 'publish' | 'rollback' | 'drill';
  app: string;
  to: string;
  release: DocumentRelease;
  /** The release that the caller saw running; null for none. */
  expect: string | null;
  /** For a rollback to a release that is no longer known good: the known good ones published before it. */
  keeps?: string[];
  probe?: ProbeResult;
  /** Findings of servers about the app's releases. */
  health?: HealthReport[];
  who: string;
  /** ISO 8601, UTC. */
  at: string;
  reason: string | null;
}

/**
 * Decides a command in the current state.
 * @returns the event to log; undefined if that release is already active
 * @throws Conflict if the active release is not the expected one
 * @throws RegistryError `refused`
 */
export function decide(state: ReleaseState, { expect, ...command }: ReleaseCommand): LogEvent | undefined {
  const { app, to, release } = command;
  const current = state.apps[app];
  const from = current?.active ?? null;
  if (release.app !== app)
    throw new RegistryError('refused', `${to} is a release of ${release.app}, not of ${app}`);
  if (command.command === 'drill') return { ...command, from: drilledBehind(current, app, to) };
  if (from !== expect) throw new Conflict(app, expect, from, current && describeChange(current));
  if (command.command === 'publish') {
    // A release that was restored after damage has the same name and other record hashes, which must be signed again.
    if (from === to && isSame(state.releases[to], release)) return undefined;
  } else {
    if (from === null)
      throw new RegistryError('refused', `${app} was never published; there is nothing to roll back`);
    if (from === to) throw new RegistryError('refused', `${app} already runs ${to}`);
  }
  return { ...command, from };
}

/** A drill records something only of live releases and fallbacks. */
function drilledBehind(current: AppState | undefined, app: string, to: string): string {
  if (current && [current.active, ...fallbacksOf(current).map(({ release }) => release)].includes(to))
    return current.active;
  throw new RegistryError(
    'refused',
    `${to} is neither live nor kept behind ${app}; \`npm run release -- status ${app}\` lists what is`,
  );
}

/**
 * Applies one logged event. The state is the fold of the log by this function.
 * A publication makes the former active release a fallback of the new one, with what is known of it. A rollback
 * retires the release it leaves and forgets those newer than its target, since going back past a release means not to
 * trust it. So the active release and the fallbacks are always in the order of their last publications, newest first.
 * @param schema of the entry that holds the event: an event is folded by the rules of its time
 */
export function apply(
  state: ReleaseState,
  event: LogEvent,
  seq: number,
  schema: LogEntry['schema'] = 3,
): ReleaseState {
  const { app, command, from, to, who, at } = event;
  const current = state.apps[app];
  const known = current?.knownGood ?? [];
  const next: AppState = {
    rollout: current?.rollout ?? null,
    disabled: current?.disabled ?? false,
    ...(schema === 3
      ? standingsAfter(current, event)
      : { knownGood: command === 'publish' ? replacing(known, from, to) : goingBack(known, event, schema) }),
    active: to,
    changed: { seq, at, who, command: command === 'rollback' ? command : 'publish' },
    ...(command === 'drill' && current && { active: current.active, changed: current.changed }),
  };
  const apps = { ...state.apps, [app]: next };
  const isLeft = command === 'rollback' && from !== null;
  const retired = [...state.retired.filter((id) => id !== to && id !== from), ...(isLeft ? [from] : [])];
  return {
    apps,
    releases: namedReleases(apps, { ...state.releases, [to]: event.release }),
    retired: retired.slice(-maximumRetired),
  };
}

const replacing = (known: string[], from: string | null, to: string): string[] =>
  [...(from === null ? [] : [from]), ...known]
    .filter((id) => id !== to)
    .slice(0, maximumKnownGoodBeforeSchema3);

function goingBack(known: string[], { to, keeps = [] }: LogEvent, schema: LogEntry['schema']): string[] {
  // Entries of schema 1 kept even releases newer than a target that was no longer known good.
  if (schema === 1 || known.includes(to)) return known.slice(known.indexOf(to) + 1);
  return known.filter((id) => keeps.includes(id));
}

function namedReleases(
  apps: ReleaseState['apps'],
  releases: ReleaseState['releases'],
): ReleaseState['releases'] {
  const named = Object.values(apps).flatMap((app) => [
    app.active,
    ...fallbacksOf(app).map(({ release }) => release),
  ]);
  return Object.fromEntries(named.sort().map((id) => [id, releases[id] as DocumentRelease]));
}

const describeChange = ({ changed }: AppState): string =>
  `${changed.command} by ${changed.who} at ${changed.at}, seq ${changed.seq}`;

const isSame = (a: DocumentRelease | undefined, b: DocumentRelease): boolean =>
  a !== undefined && a.files.integrity === b.files.integrity;
