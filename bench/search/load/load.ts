import { setTimeout as wait } from 'node:timers/promises';

/** A query and its kind. */
export interface Ask {
  kind: string;
  /** Resolves when the whole reply is there; rejects if it is not the expected one. */
  ask: () => Promise<void>;
}

export interface Answer {
  kind: string;
  ms: number;
}

/** The clock of a load. Tests pass a simulated one, so that no machine is too slow for them. */
export interface LoadClock {
  /** Milliseconds. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

export const realClock: LoadClock = { now: () => performance.now(), wait: (ms) => wait(ms) };

/** Concurrent clients; each waits for its answer before it sends again, as pgbench's clients do. */
export const clients = 16;

/** Sends as fast as the answers come. @returns answers a second */
export async function closedLoop(next: () => Ask, seconds: number, clock = realClock): Promise<number> {
  const startedAt = clock.now();
  const until = startedAt + seconds * 1000;
  let answers = 0;
  const client = async (): Promise<void> => {
    while (clock.now() < until) {
      await next().ask();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (answers * 1000) / (clock.now() - startedAt);
}

export interface OpenLoop {
  answers: Answer[];
  /** Milliseconds after its due time that each query was sent: the client's own delay, and part of the latencies. */
  lateness: number[];
}

/**
 * Sends at random times of a rate, whatever the answers do (Poisson). Latency counts from when a query was due, not
 * from when it was sent, so that a stall counts for all queries that become due meanwhile.
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
    // A timer is a millisecond coarse; waiting in a tight loop would take a core from the server.
    await clock.wait(Math.max(1, due - clock.now()));
  }
  await Promise.all(pending);
  if (failures.length > 0) throw failures[0];
  return { answers, lateness };
}
