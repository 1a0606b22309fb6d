import { median, percentile } from '../../statistics.ts';
import { zipfPicker } from '../queries/zipf-picker.ts';
import { type Answer, type Ask, closedLoop, type LoadClock, openLoop, realClock } from './load.ts';

export interface LoadSeconds {
  /** Not counted: what a server knows that has been running. */
  warmUp: number;
  /** Requests per second of each turn: as fast as replies come, and then at a share of that rate. */
  closed: number;
  open: number;
  turns: number;
}

/** Short, since a machine with neighbours is half as fast again a second later: a share is of the moment before. */
export interface Turn {
  /** Answers a second where queries come as fast as they are answered. */
  saturation: number;
  /** At a share of it. */
  answers: Answer[];
  /** `saturation` measured once more, behind the answers. */
  saturationAfter?: number;
}

export interface MeasuredLoad {
  turns: Turn[];
  /** The client's own delay, p99: milliseconds that queries were sent late, part of the latencies. */
  latenessMs: number;
  /** Share of one core while the client asked at that rate. */
  askerCpu: number;
}

/** Share of saturation that latencies are measured at. */
export const share = 0.7;

/**
 * The range in which saturation may be afterwards, as a share of what it was: beyond it, the load was not that share.
 */
const steady = { least: 0.85, most: 1 / 0.85 };

/** Every kind alike often; within a kind, the first ones most often. */
export function drawing(asks: readonly Ask[]): () => Ask {
  const kinds = [...Map.groupBy(asks, ({ kind }) => kind).values()].map((ofKind) => zipfPicker(ofKind));
  return () => (kinds[Math.floor(Math.random() * kinds.length)] as () => Ask)();
}

interface Subject {
  next: () => Ask;
  turns: Turn[];
  lateness: number[];
  /** Microseconds of a core that asking took. */
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
 * Finds saturation, and then what an answer takes at 70 % of it; several servers by turns, so that they meet the
 * machine in the same moods.
 * @param subjects what to ask each of them
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
    askerCpu: cpu / 1e6 / (seconds.open * seconds.turns),
  }));
}

const times = (answers: readonly Answer[], kind?: string): number[] =>
  answers.filter((answer) => !kind || answer.kind === kind).map(({ ms }) => ms);

export const allAnswers = ({ turns }: Pick<MeasuredLoad, 'turns'>): Answer[] =>
  turns.flatMap(({ answers }) => answers);

export const saturationOf = ({ turns }: Pick<MeasuredLoad, 'turns'>): number =>
  median(turns.map(({ saturation }) => saturation));

export const medianOf = (load: Pick<MeasuredLoad, 'turns'>): number => median(times(allAnswers(load)));

/**
 * Whether the machine was as fast behind a turn's answers as before them, so that they were given at the share of
 * saturation that they are said to be.
 */
export function isSteady({ saturation, saturationAfter = saturation }: Turn): boolean {
  const change = saturationAfter / saturation;
  return change >= steady.least && change <= steady.most;
}

/**
 * The p99 of the median steady turn; of all turns where none was steady. NaN where nothing was answered: it meets no
 * limit.
 */
export function p99Of({ turns }: Pick<MeasuredLoad, 'turns'>, kind?: string): number {
  const steadyOnes = turns.filter(isSteady);
  const each = (steadyOnes.length > 0 ? steadyOnes : turns)
    .map(({ answers }) => times(answers, kind))
    .filter((of) => of.length > 0);
  return each.length > 0 ? median(each.map((of) => percentile(of, 99))) : Number.NaN;
}

/** The p99 of all turns, slower moments of the machine included. */
export const p99OfAll = (load: Pick<MeasuredLoad, 'turns'>, kind?: string): number => {
  const all = times(allAnswers(load), kind);
  return all.length > 0 ? percentile(all, 99) : Number.NaN;
};
