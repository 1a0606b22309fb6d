import type { TravelMode } from '@enerabi/shared/constants';
import { fixedMinutes } from '@enerabi/shared/geography';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { type Point, travelMinutes } from './solver/index.ts';

/** Minutes from one point to another. */
export type TravelTimes = (from: Point | null, to: Point | null) => number;

/** Names of OSRM's usual profiles; a train has none, and is estimated. */
const profiles: Partial<Record<TravelMode, string>> = { walk: 'foot', bicycle: 'bicycle', car: 'driving' };

/** A page waits for the plan. */
const timeoutMs = 1_500;

/** OSRM's table service: seconds from each point to each; null where there is no way. */
const table = z.object({ code: z.literal('Ok'), durations: z.array(z.array(z.nullable(z.number()))) });

export interface TravelRouter {
  /** `TRAVEL_ROUTER`: base address of a server with OSRM's HTTP API, version 1; undefined: all is estimated. */
  address: string | undefined;
  log: Logger;
}

/**
 * Travel times between points by the router of the setting. Whatever it does not answer in time, or not at all, is
 * estimated (`travelMinutes`).
 */
export async function travelTimes(
  { address, log }: TravelRouter,
  mode: TravelMode,
  points: readonly Point[],
): Promise<TravelTimes> {
  const estimate: TravelTimes = (from, to) => travelMinutes(mode, from, to);
  const profile = profiles[mode];
  if (!address || !profile || points.length < 2) return estimate;
  const known = [...new Set(points.map(keyOf))];
  const durations = await ask(`${address}/table/v1/${profile}/${known.join(';')}?annotations=duration`).catch(
    (error: Error) => {
      log.warn({ err: error }, 'the travel router gave no times, which are estimated');
      return undefined;
    },
  );
  return (from, to) => {
    const seconds =
      from && to ? durations?.[known.indexOf(keyOf(from))]?.[known.indexOf(keyOf(to))] : undefined;
    if (typeof seconds !== 'number') return estimate(from, to);
    return seconds === 0 ? 0 : Math.ceil(seconds / 60) + fixedMinutes(mode);
  };
}

const keyOf = ({ lat, lng }: Point): string => `${lng.toFixed(6)},${lat.toFixed(6)}`;

async function ask(url: string): Promise<(number | null)[][]> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!reply.ok) throw new Error(`The travel router answered ${reply.status}.`);
  return table.parse(await reply.json()).durations;
}
