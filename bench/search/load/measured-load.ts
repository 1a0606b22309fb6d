import { median, percentile } from '../../statistics.ts';
import { zipfPicker } from '../queries/zipf-picker.ts';
import { type Answer, type Ask, closedLoop, type LoadClock, openLoop, realClock } from './load.ts';

export interface LoadSeconds {
  /** A warm-up, which is not counted. */
  warmUp: number;
  /** Seconds of each turn: at saturation, and then at a share of that rate. */
  closed: number;
  open: number;
  turns: number;
}

/** Short, since a shared machine is half as fast again a second later: a share must refer to the moment before. */
export interface Turn {
  /** Answers a second if the next query is sent after each answer. */
  saturation: number;
  /** At a share of it. */
  answers: Answer[];
  /** `saturation` measured again, after the answers. */
  saturationAfter?: number;
}

export interface MeasuredLoad {
  turns: Turn[];
  /** The client's own delay, p99: milliseconds that queries were sent late, part of the latencies. */
  latenessMs: number;
  /** The client's share of one core at that rate. */
  clientCpu: number;
}

/** Share of saturation at which latencies are measured. */
export const share = 0.7;

/** The range of the second saturation, as a share of the first: outside it, the load was not at the intended share. */
const steady = { least: 0.85, most: 1 / 0.85 };

/** Every kind equally often; within a kind, the first ones most often. */
export function drawing(asks: readonly Ask[]): () => Ask {
  const kinds = [...Map.groupBy(asks, ({ kind }) => kind).values()].map((ofKind) => zipfPicker(ofKind));
  return () => (kinds[Math.floor(Math.random() * kinds.length)] as () => Ask)();
}

interface Subject {
  next: () => Ask;
  turns: Turn[];
  lateness: number[];
  /** Microseconds of a core that the client used. */
  cpu: number;
}

async function takeTurn(of: Subject, { closed, open }: LoadSeconds, clock: LoadClock): Promise<void> {
  const saturation = await closedLoop(of.next, closed, clock);
  const before = process.cpuUsage();
  const { answers, lateness } = await openLoop(
    of.next,
    { perSecond: share * saturation, seconds: open },
    { clock },
  );
  const { user, system } = process.cpuUsage(before);
  of.turns.push({ saturation, answers, saturationAfter: await closedLoop(of.next, closed, clock) });
  of.lateness.push(...lateness);
  of.cpu += user + system;
}

/**
 * Measures saturation, and then latencies at 70 % of it; several servers alternately, so that they meet the same
 * conditions.
 * @param subjects the queries of each
 */
export async function measuredLoads(
  subjects: readonly (readonly Ask[])[],
  seconds: LoadSeconds,
  clock = realClock,
): Promise<MeasuredLoad[]> {
  const all = subjects.map((asks): Subject => ({ next: drawing(asks), turns: [], lateness: [], cpu: 0 }));
  for (const { next } of all) if (seconds.warmUp > 0) await closedLoop(next, seconds.warmUp, clock);
  for (let turn = 0; turn < seconds.turns; turn += 1) {
    for (const subject of all) await takeTurn(subject, seconds, clock);
  }
  return all.map(({ turns, lateness, cpu }) => ({
    turns,
    latenessMs: percentile(lateness, 99),
    clientCpu: cpu / 1e6 / (seconds.open * seconds.turns),
  }));
}

const times = (answers: readonly Answer[], kind?: string): number[] =>
  answers.filter((answer) => !kind || answer.kind === kind).map(({ ms }) => ms);

export const allAnswers = ({ turns }: Pick<MeasuredLoad, 'turns'>): Answer[] =>
  turns.flatMap(({ answers }) => answers);

export const saturationOf = ({ turns }: Pick<MeasuredLoad, 'turns'>): number =>
  median(turns.map(({ saturation }) => saturation));

export const medianOf = (load: Pick<MeasuredLoad, 'turns'>): number => median(times(allAnswers(load)));

/** Whether the machine was as fast after a turn's answers as before them, so that the share of saturation is right. */
export function isSteady({ saturation, saturationAfter = saturation }: Turn): boolean {
  const change = saturationAfter / saturation;
  return change >= steady.least && change <= steady.most;
}

/** The p99 of the median steady turn; of all turns if none was steady. NaN without answers: it misses every limit. */
export function p99Of({ turns }: Pick<MeasuredLoad, 'turns'>, kind?: string): number {
  const steadyOnes = turns.filter(isSteady);
  const each = (steadyOnes.length > 0 ? steadyOnes : turns)
    .map(({ answers }) => times(answers, kind))
    .filter((of) => of.length > 0);
  return each.length > 0 ? median(each.map((of) => percentile(of, 99))) : Number.NaN;
}

/** The p99 of all turns, including the machine's slower moments. */
export const p99OfAll = (load: Pick<MeasuredLoad, 'turns'>, kind?: string): number => {
  const all = times(allAnswers(load), kind);
  return all.length > 0 ? percentile(all, 99) : Number.NaN;
};
