import { z } from 'zod';
import { appName, documentRelease, environmentName, integrity, releaseId } from '../document/index.ts';
import { releaseState } from './release-state.ts';

/** What happened: the audit record. `at` is ISO 8601 in UTC; `from` is null for an app's first release. */
export const logEvent = z.object({
  command: z.enum(['publish', 'rollback']),
  app: appName,
  from: releaseId.nullable(),
  to: releaseId,
  release: documentRelease,
  who: z.string().min(1).max(200),
  at: z.iso.datetime(),
  reason: z.string().max(2000).nullable(),
  /** Of a rollback to a release that was known good no more: the known good ones that stay so. */
  keeps: z.array(releaseId).optional(),
});

/**
 * `env/<environment>/log/<seq>.json` without its signature; `previous` is the SHA-384 of the entry before. The schema
 * says by which rule the event led to the state; new entries are of schema 2.
 */
export const logEntry = z.object({
  schema: z.literal([1, 2]),
  seq: z.int().min(1),
  environment: environmentName,
  previous: integrity.nullable(),
  event: logEvent,
  state: releaseState,
});

export type LogEvent = z.output<typeof logEvent>;
export type LogEntry = z.output<typeof logEntry>;
