import { z } from 'zod';

/**
 * Standings of a release, best first. `known_good`: it has served, or passed a drill. `probed`: it loaded and
 * rendered its probe page when it was published. `unproven`: nobody has tried it. `faulty`: it failed its probe, or was
 * stopped by its circuit breaker while it served.
 */
export const standings = ['known_good', 'probed', 'unproven', 'faulty'] as const;

export type Standing = (typeof standings)[number];

/** A standing, and since when; ISO 8601 in UTC. */
export const judgement = z.object({ standing: z.enum(standings), at: z.iso.datetime() });

export type Judgement = z.output<typeof judgement>;

/** The best first; those of the same standing stay in their order. */
export const byStanding = <T extends { standing: Standing }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => standings.indexOf(a.standing) - standings.indexOf(b.standing));

/** Chooses the later of two findings about a release; the first if both are of the same moment. */
export const later = (known: Judgement, found: Judgement | undefined): Judgement =>
  found && Date.parse(found.at) > Date.parse(known.at) ? found : known;
