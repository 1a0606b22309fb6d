import type { DocumentRelease } from '../document/index.ts';
import { maximumRetired } from '../limits.ts';
import type { LogEntry, LogEvent } from './log/log-entry.schemas.ts';
import { type AppState, fallbacksOf, type ReleaseState } from './release-state.ts';
import { rolloutAfter } from './rollout-state.ts';
import { standingsAfter } from './standings.ts';

/** The most known good releases of a state before schema 3. */
const maximumKnownGoodBeforeSchema3 = 10;

/**
 * Applies one logged event. The state is the fold of the log by this function.
 * A publication or promotion makes the former active release a fallback of the new one, with what is known of it. A
 * rollback retires the release it leaves and forgets those newer than its target, since going back past a release means
 * not to trust it. So the active release and the fallbacks are always in the order in which they became active, newest
 * first.
 * @param schema of the entry that holds the event: an event is folded by the rules of its time
 */
export function apply(
  state: ReleaseState,
  event: LogEvent,
  seq: number,
  schema: LogEntry['schema'] = 4,
): ReleaseState {
  const { app, to } = event;
  const current = state.apps[app];
  const next: AppState = {
    ...active(current, event, seq),
    ...availability(current, event),
    rollout: rolloutAfter(current?.rollout ?? null, event),
    ...(schema >= 3
      ? standingsAfter(current, event)
      : { knownGood: knownGoodBeforeSchema3(current, event, schema) }),
  };
  const apps = { ...state.apps, [app]: next };
  return {
    apps,
    releases: namedReleases(apps, { ...state.releases, [to]: event.release }),
    retired: retiredAfter(state.retired, current, event),
  };
}

function active(
  current: AppState | undefined,
  { command, to, at, who }: LogEvent,
  seq: number,
): Pick<AppState, 'active' | 'changed'> {
  if (command === 'publish' || command === 'rollback' || command === 'promote')
    return { active: to, changed: { seq, at, who, command } };
  // `decide` lets no other command be an app's first one.
  return current
    ? { active: current.active, changed: current.changed }
    : { active: to, changed: { seq, at, who, command: 'publish' } };
}

function availability(
  current: AppState | undefined,
  { command, who, at, reason, claims }: LogEvent,
): Pick<AppState, 'disabled' | 'locked' | 'claims'> {
  const changes = { disable: true, enable: false } as Partial<Record<LogEvent['command'], boolean>>;
  const disabled = changes[command] ?? current?.disabled ?? false;
  const locked =
    command === 'lock' ? { who, at, reason } : command === 'unlock' ? undefined : current?.locked;
  const all = [...new Set([...(current?.claims ?? []), ...(claims ?? [])])];
  return { disabled, ...(locked && { locked }), ...(all.length > 0 && { claims: all }) };
}

/** Open tabs leave retired releases at their next navigation. */
function retiredAfter(retired: string[], current: AppState | undefined, event: LogEvent): string[] {
  const { command, from, to, retires } = event;
  const candidate = current?.rollout?.candidate;
  const left = [
    ...(command === 'rollback' && from !== null ? [from] : []),
    ...(command === 'rollback' || command === 'abort' ? [candidate] : []),
    retires,
  ].filter((id) => id !== undefined && id !== to);
  const kept = retired.filter((id) => id !== to && id !== from && !left.includes(id));
  return [...kept, ...(new Set(left) as Set<string>)].slice(-maximumRetired);
}

function knownGoodBeforeSchema3(
  current: AppState | undefined,
  event: LogEvent,
  schema: LogEntry['schema'],
): string[] {
  const known = current?.knownGood ?? [];
  const { command, from, to, keeps = [] } = event;
  if (command === 'publish')
    return [...(from === null ? [] : [from]), ...known]
      .filter((id) => id !== to)
      .slice(0, maximumKnownGoodBeforeSchema3);
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
    ...(app.rollout ? [app.rollout.candidate] : []),
    ...fallbacksOf(app).map(({ release }) => release),
  ]);
  return Object.fromEntries(named.sort().map((id) => [id, releases[id] as DocumentRelease]));
}
