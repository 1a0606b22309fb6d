import { z } from 'zod';
import { releaseId } from '../document/index.ts';
import { maximumFailedVisits } from '../limits.ts';

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
 * The visits of one release at one weight: distinct visitors, and those of them who met at least one failure, by their
 * hash in this rollout in hex. Servers name the same visitor alike, so that nobody is counted twice.
 */
const arm = z.object({
  visits: z.int().min(0),
  failed: z.array(z.string().regex(/^[0-9a-f]{8}$/)).max(maximumFailedVisits),
});

/** The candidate and the active release beside each other, by the rollout's weight at the time. */
export const rolloutRecord = z.record(
  z.string().regex(/^\d{1,5}$/),
  z.object({ candidate: arm, active: arm }),
);

/** Pages by what browsers measured of them: for each name, counts by bucket. */
const histograms = z.partialRecord(
  z.enum(['LCP', 'INP', 'CLS']),
  z.record(z.string().regex(/^\d{1,3}$/), z.int().min(0)),
);

const milliseconds = z.number().min(0).max(60_000);

/** A browser's measurements of one page, within the bounds of any page. */
export const reportedVitals = z.strictObject({
  LCP: milliseconds.optional(),
  INP: milliseconds.optional(),
  CLS: z.number().min(0).max(10).optional(),
});

/** Measurements of browsers with both releases of a rollout. */
export const vitalsRecord = z.object({ candidate: histograms, active: histograms });

/**
 * `env/<environment>/service/<server>.json`: the findings of one shell server. It is not signed, since servers have
 * no key: it orders releases that signed entries name, and makes none live by itself.
 */
export const serviceFile = z.object({
  schema: z.literal(1),
  releases: z.record(releaseId, serviceRecord),
  /** Running rollouts, by id; absent in files of earlier versions. */
  rollouts: z.record(z.string(), rolloutRecord).optional(),
  /** Measurements of running rollouts, by id. */
  vitals: z.record(z.string(), vitalsRecord).optional(),
});

export type ServiceRecord = z.output<typeof serviceRecord>;
export type RolloutRecord = z.output<typeof rolloutRecord>;
export type VitalsRecord = z.output<typeof vitalsRecord>;
export type ServiceFile = z.output<typeof serviceFile>;
