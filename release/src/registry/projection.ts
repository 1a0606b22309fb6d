import {
  type DocumentApp,
  type SigningKey,
  serialiseDocument,
  signDocument,
  type UnsignedDocument,
} from '../document/index.ts';
import { maximumFallbacks, pollSeconds } from '../limits.ts';
import { fallbacksByStanding } from './last-known-good.ts';
import type { LogEntry } from './log/log-entry.schemas.ts';
import type { RolloutState } from './release-state.ts';

/** Projects a log entry to its public part; the same entry always yields the same document. */
export function projectEntry({ seq, environment, event, state }: LogEntry): UnsignedDocument {
  const apps = Object.entries(state.apps).map(([name, app]) => {
    const { active, rollout, disabled, standing, claims } = app;
    const fallbacks = fallbacksByStanding(app).slice(0, maximumFallbacks);
    const lastKnownGood = fallbacks[0]?.release ?? null;
    const known = standing && { standing, fallbacks };
    const served = { active, lastKnownGood, rollout: publicPart(rollout), disabled };
    return [name, { ...served, ...known, ...(claims && { claims }) }] as const;
  });
  const named = apps.flatMap(([, { active, lastKnownGood, rollout, fallbacks = [] }]) => [
    active,
    lastKnownGood,
    rollout?.candidate,
    ...fallbacks.map(({ release }) => release),
  ]);
  return {
    schema: 1,
    environment,
    seq,
    generatedAt: event.at,
    pollSeconds,
    apps: Object.fromEntries(apps),
    releases: Object.fromEntries(Object.entries(state.releases).filter(([id]) => named.includes(id))),
    retired: state.retired,
  };
}

/** Servers need to know who gets the candidate, and not what is planned. */
const publicPart = (rollout: RolloutState | null): DocumentApp['rollout'] =>
  rollout && { id: rollout.id, candidate: rollout.candidate, weight: rollout.weight };

/** The text `builds/latest.json` must have for a log entry. */
export const projectionText = (entry: LogEntry, key: SigningKey): string =>
  serialiseDocument(signDocument(projectEntry(entry), key));
