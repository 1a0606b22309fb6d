import { z } from 'zod';
import {
  appName,
  claimedPath,
  documentRelease,
  environmentName,
  integrity,
  judgement,
  releaseId,
} from '../../document/index.ts';
import { provenance } from '../../store/index.ts';
import { releaseState, rolloutPlan } from '../release-state.ts';

/**
 * The outcome of running a release before it is trusted; `skipped` if it was not run. `pages` are its own pages that
 * rendered.
 */
export const probeResult = z.object({
  outcome: z.enum(['passed', 'failed', 'skipped']),
  pages: z.array(z.string()),
  detail: z.string().max(2000).nullable(),
  /** Scripts of the heaviest of these pages as the first one of a visit, bytes as they are sent (gzip). */
  firstPageBytes: z.int().min(0).optional(),
  /** Pages of the live release that it links to, and that this one does not have: `/x (linked on /y)`. */
  gone: z.array(z.string().max(1_000)).max(20).optional(),
});

/** Findings of shell servers about a release at the time of the command; times are ISO 8601 in UTC. */
export const healthReport = judgement.extend({
  release: releaseId,
  pages: z.int().min(0),
  faults: z.int().min(0),
});

/**
 * `publish`, `rollback` and `promote` change the active release. `rollout` starts a candidate, or changes its weight,
 * plan or pause; `abort` takes it away. A drill changes nothing of what runs.
 */
export const commandName = z.enum([
  'publish',
  'rollback',
  'drill',
  'rollout',
  'promote',
  'abort',
  'disable',
  'enable',
  'lock',
  'unlock',
  'retire',
]);

/**
 * The audit record of a command. `to` is the release that it makes active or tries, and otherwise the active one.
 * `from` is the active release before, of an abort the candidate, and null for an app's first release. `at` is
 * ISO 8601 in UTC.
 */
export const logEvent = z.object({
  command: commandName,
  app: appName,
  from: releaseId.nullable(),
  to: releaseId,
  release: documentRelease,
  who: z.string().min(1).max(200),
  at: z.iso.datetime(),
  reason: z.string().max(2000).nullable(),
  /** For a rollback to a release that was no longer known good: the known good ones that stay so. */
  keeps: z.array(releaseId).optional(),
  /** Publications and drills have it; a publication with a failure was forced. */
  probe: probeResult.optional(),
  health: z.array(healthReport).optional(),
  rollout: rolloutPlan.optional(),
  /** The origin of a release that comes into the store with this command. */
  provenance: provenance.optional(),
  /** The fallback that a `retire` takes away. */
  retires: releaseId.optional(),
  /** Path prefixes that the app gets with this command. */
  claims: z.array(claimedPath).min(1).optional(),
});

/**
 * `env/<environment>/log/<seq>.json` without its signature; `previous` is the SHA-384 of the entry before. The schema
 * selects the rules by which the event led to the state; new entries are of schema 4.
 */
export const logEntry = z.object({
  schema: z.literal([1, 2, 3, 4]),
  seq: z.int().min(1),
  environment: environmentName,
  previous: integrity.nullable(),
  event: logEvent,
  state: releaseState,
});

export type CommandName = z.output<typeof commandName>;
export type ProbeResult = z.output<typeof probeResult>;
export type HealthReport = z.output<typeof healthReport>;
export type LogEvent = z.output<typeof logEvent>;
export type LogEntry = z.output<typeof logEntry>;
