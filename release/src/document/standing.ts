import { z } from 'zod';

/**
 * Standings of a release, best first. `known_good`: it has served, or passed a drill. `probed`: it loaded and
 * rendered its probe page when it was published. `unproven`: it was never run. `faulty`: it failed its probe, or was
 * stopped by its circuit breaker while it served.
 */
export const standings = ['known_good', 'probed', 'unproven', 'faulty'] as const;

export type Standing = (typeof standings)[number];

/** A standing and its time; ISO 8601 in UTC. */
export const judgement = z.object({ standing: z.enum(standings), at: z.iso.datetime() });

export type Judgement = z.output<typeof judgement>;

/** The best first; releases of the same standing keep their order. */
export const byStanding = <T extends { standing: Standing }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => standings.indexOf(a.standing) - standings.indexOf(b.standing));

/** Chooses the later of two findings about a release; the first one if they are equally old. */
export const later = (known: Judgement, found: Judgement | undefined): Judgement =>
  found && Date.parse(found.at) > Date.parse(known.at) ? found : known;
