import { percentile } from '../statistics.ts';
import { type Answer, type Ask, closedLoop, openLoop } from './load.ts';
import { oftenFirst } from './often-first.ts';

export interface LoadSeconds {
  /** Not counted: what a server knows that has been running. */
  warmUp: number;
  closed: number;
  open: number;
}

export interface MeasuredLoad {
  /** Answers a second where questions come as fast as they are answered. */
  saturation: number;
  /** At 70 % of it. */
  answers: Answer[];
  /** Of the asker itself, p99. */
  latenessMs: number;
  /** Of one core, while it asked at that rate. */
  askerCpu: number;
}

/** Share of saturation that latencies are measured at. */
export const share = 0.7;

/** Every kind alike often; within a kind, the first ones most often. */
function drawing(asks: readonly Ask[]): () => Ask {
  const kinds = [...Map.groupBy(asks, ({ kind }) => kind).values()].map((ofKind) => oftenFirst(ofKind));
  return () => (kinds[Math.floor(Math.random() * kinds.length)] as () => Ask)();
}

/** Finds saturation, and then what an answer takes at 70 % of it. */
export async function measuredLoad(
  asks: readonly Ask[],
  { warmUp, closed, open }: LoadSeconds,
): Promise<MeasuredLoad> {
  const next = drawing(asks);
  await closedLoop(next, warmUp);
  const saturation = await closedLoop(next, closed);
  const before = process.cpuUsage();
  const { answers, lateness } = await openLoop(next, { perSecond: share * saturation, seconds: open });
  const { user, system } = process.cpuUsage(before);
  return {
    saturation,
    answers,
    latenessMs: percentile(lateness, 99),
    askerCpu: (user + system) / 1e6 / open,
  };
}
