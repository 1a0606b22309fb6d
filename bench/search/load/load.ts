import { setTimeout as wait } from 'node:timers/promises';

/** A query and its kind. */
export interface Ask {
  kind: string;
  /** Settles when the whole answer is here; rejects where it is not what was asked for. */
  ask: () => Promise<void>;
}

export interface Answer {
  kind: string;
  ms: number;
}

/** The time that a load is measured in. A test passes one of its own, so that no machine is too slow for it. */
export interface LoadClock {
  /** Milliseconds. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

export const realClock: LoadClock = { now: () => performance.now(), wait: (ms) => wait(ms) };

/** Askers at once; each waits for its answer before it asks again, as pgbench's clients do. */
export const askers = 16;

/** Asks as fast as the answers come. @returns answers a second */
export async function closedLoop(next: () => Ask, seconds: number, clock = realClock): Promise<number> {
  const startedAt = clock.now();
  const until = startedAt + seconds * 1000;
  let answers = 0;
  const asker = async (): Promise<void> => {
    while (clock.now() < until) {
      await next().ask();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: askers }, asker));
  return (answers * 1000) / (clock.now() - startedAt);
}

export interface OpenLoop {
  answers: Answer[];
  /** Milliseconds after its time that each query was sent: the asker's own, and part of the latencies. */
  lateness: number[];
}

/**
 * Asks at random times of a rate, whatever the answers do (Poisson). An answer's time counts from when its query
 * was due, not from when it was sent: who is stalled makes all wait that come meanwhile.
 * @param options.random from 0 up to 1
 */
export async function openLoop(
  next: () => Ask,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  { random = Math.random, clock = realClock }: { random?: () => number; clock?: LoadClock } = {},
): Promise<OpenLoop> {
  const [answers, lateness]: [Answer[], number[]] = [[], []];
  const pending = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const send = (due: number): void => {
    const { kind, ask } = next();
    lateness.push(clock.now() - due);
    const answered = ask()
      .then(() => void answers.push({ kind, ms: clock.now() - due }))
      .catch((error: unknown) => void failures.push(error))
      .finally(() => pending.delete(answered));
    pending.add(answered);
  };
  const startedAt = clock.now();
  let due = startedAt;
  const gap = () => (-Math.log(1 - random()) * 1000) / perSecond;
  for (due += gap(); due < startedAt + seconds * 1000 && failures.length === 0; ) {
    for (; due <= clock.now(); due += gap()) send(due);
    // A timer is a millisecond coarse; to wait in a tight loop would take a core from whoever answers.
    await clock.wait(Math.max(1, due - clock.now()));
  }
  await Promise.all(pending);
  if (failures.length > 0) throw failures[0];
  return { answers, lateness };
}
