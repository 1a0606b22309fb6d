import { type Judgement, later } from '../document/index.ts';
import { maximumKnownGood, maximumOthers } from '../limits.ts';
import type { LogEvent } from './log/log-entry.schemas.ts';
import { type AppState, type FallbackRelease, fallbacksOf } from './release-state.ts';

/** Standing of the active release. */
export const standingOf = ({ standing, changed }: AppState): Judgement =>
  standing ?? { standing: 'probed', at: changed.at };

/** An app's standings at the time of a command: by the log, or by later findings of servers. */
export function informed(app: AppState, health: LogEvent['health'] = []): AppState {
  const found = new Map(health.map(({ release, standing, at }) => [release, { standing, at }]));
  const fallbacks = fallbacksOf(app).map((one) => ({ ...one, ...later(pick(one), found.get(one.release)) }));
  const { rollout } = app;
  return withFallbacks(
    {
      ...app,
      standing: later(standingOf(app), found.get(app.active)),
      rollout: rollout && {
        ...rollout,
        standing: later(rollout.standing, found.get(rollout.candidate)),
      },
    },
    fallbacks,
  );
}

type Standings = Pick<AppState, 'standing' | 'kept' | 'knownGood'> & { rollout?: AppState['rollout'] };

/** Standings of an app's releases after a command of schema 3 or 4. */
export function standingsAfter(before: AppState | undefined, event: LogEvent): Standings {
  const app = before && informed(before, event.health);
  switch (event.command) {
    case 'publish':
      return afterPublication(app, event);
    case 'promote':
      return afterPromotion(app, event);
    case 'rollback':
      return afterRollback(app, event);
    case 'drill':
      return afterDrill(app, event);
    default:
      return without(app, event);
  }
}

/**
 * Republishing the same content keeps its standing: a known good one until it fails its probe, others if the probe is
 * skipped.
 */
function afterPublication(app: AppState | undefined, event: LogEvent): Standings {
  const { from, to } = event;
  const fallbacks = app ? fallbacksOf(app) : [];
  const known = app && (from === to ? standingOf(app) : fallbacks.find(({ release }) => release === to));
  const tried = triedAs(event);
  const isStillGood = known?.standing === 'known_good' && tried.standing !== 'faulty';
  const isUntried = tried.standing === 'unproven';
  const replaced = app && from !== null ? [{ release: from, ...standingOf(app) }] : [];
  return withFallbacks(
    { standing: known && (isStillGood || isUntried) ? pick(known) : tried },
    [...replaced, ...fallbacks].filter(({ release }) => release !== to),
  );
}

/** A candidate takes along what was found of it while it was tried. */
function afterPromotion(app: AppState | undefined, event: LogEvent): Standings {
  const fallbacks = app ? fallbacksOf(app) : [];
  const replaced = app ? [{ release: app.active, ...standingOf(app) }] : [];
  return withFallbacks(
    { standing: app?.rollout ? pick(app.rollout.standing) : triedAs(event) },
    [...replaced, ...fallbacks].filter(({ release }) => release !== event.to),
  );
}

/** A candidate that was taken away, or a retired release, is no fallback either. */
function without(app: AppState | undefined, { command, from, retires }: LogEvent): Standings {
  const gone = command === 'abort' ? from : retires;
  const standing = app && pick(standingOf(app));
  return withFallbacks(
    standing ? { standing } : {},
    (app ? fallbacksOf(app) : []).filter(({ release }) => release !== gone),
  );
}

/** A rollback past a release means not to trust it: releases that were published after the target are forgotten. */
function afterRollback(app: AppState | undefined, event: LogEvent): Standings {
  const { to, keeps = [], at, health = [] } = event;
  const candidate = app?.rollout?.candidate;
  const fallbacks = (app ? fallbacksOf(app) : []).filter(
    ({ release }) => release === to || release !== candidate,
  );
  const position = fallbacks.findIndex(({ release }) => release === to);
  const target = fallbacks[position];
  const known = target ?? health.find(({ release }) => release === to);
  return withFallbacks(
    { standing: known ? pick(known) : { standing: 'unproven', at } },
    target ? fallbacks.slice(position + 1) : fallbacks.filter(({ release }) => keeps.includes(release)),
  );
}

function afterDrill(app: AppState | undefined, event: LogEvent): Standings {
  const found = {
    standing: event.probe?.outcome === 'passed' ? ('known_good' as const) : ('faulty' as const),
    at: event.at,
  };
  const fallbacks = app ? fallbacksOf(app) : [];
  const standing = app && (event.to === app.active ? found : standingOf(app));
  const rollout = app?.rollout;
  return withFallbacks(
    {
      ...(standing && { standing }),
      ...(rollout?.candidate === event.to && { rollout: { ...rollout, standing: found } }),
    },
    fallbacks.map((one) => (one.release === event.to ? { ...one, ...found } : one)),
  );
}

/** The finding of running a release before it was trusted. */
export const triedAs = ({ probe, at }: LogEvent): Judgement => {
  const standing = { passed: 'probed', failed: 'faulty', skipped: 'unproven' } as const;
  return { standing: standing[probe?.outcome ?? 'skipped'], at };
};

function withFallbacks<T extends object>(rest: T, all: readonly FallbackRelease[]): T & Standings {
  const isGood = ({ standing }: FallbackRelease): boolean => standing === 'known_good';
  const good = all.filter(isGood).slice(0, maximumKnownGood);
  const others = all.filter((one) => !isGood(one)).slice(0, maximumOthers);
  const kept = all.filter((one) => good.includes(one) || others.includes(one));
  return { ...rest, kept, knownGood: good.map(({ release }) => release) };
}

const pick = ({ standing, at }: Judgement): Judgement => ({ standing, at });
