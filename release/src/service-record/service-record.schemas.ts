import { z } from 'zod';
import { releaseId } from '../document/index.ts';

const moment = z.int().min(0);

/** How a release has served on one server. Times are epoch milliseconds. */
export const serviceRecord = z.object({
  /** The current trial: its first and latest page, and its numbers of rendered and failed pages. */
  since: moment.nullable(),
  until: moment,
  pages: z.int().min(0),
  faults: z.int().min(0),
  /** When it last passed a trial. */
  provenAt: moment.nullable(),
  /** When it was last stopped by its circuit breaker, which ends a trial. */
  badAt: moment.nullable(),
  /** Whether the reason was that it could not start. */
  isStartFault: z.boolean(),
});

/**
 * `env/<environment>/service/<server>.json`: the findings of one shell server. It is not signed, since servers have
 * no key: it orders releases that signed entries name, and makes none live by itself.
 */
export const serviceFile = z.object({
  schema: z.literal(1),
  releases: z.record(releaseId, serviceRecord),
});

export type ServiceRecord = z.output<typeof serviceRecord>;
export type ServiceFile = z.output<typeof serviceFile>;
