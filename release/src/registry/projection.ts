import {
  type SigningKey,
  serialiseDocument,
  signDocument,
  type UnsignedDocument,
} from '../document/index.ts';
import type { LogEntry } from './log-entry.schemas.ts';

/** How often a browser asks for `builds/latest.json` (R7.1). */
const pollSeconds = 30;

/** What the public may know of a log entry; the same entry always gives the same document. */
export function projectEntry({ seq, environment, event, state }: LogEntry): UnsignedDocument {
  const apps = Object.entries(state.apps).map(
    ([app, { active, rollout, disabled, knownGood }]) =>
      [app, { active, lastKnownGood: knownGood[0] ?? null, rollout, disabled }] as const,
  );
  const named = apps.flatMap(([, { active, lastKnownGood, rollout }]) => [
    active,
    lastKnownGood,
    rollout?.candidate,
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

/** The text `builds/latest.json` must have for a log entry. */
export const projectionText = (entry: LogEntry, key: SigningKey): string =>
  serialiseDocument(signDocument(projectEntry(entry), key));
