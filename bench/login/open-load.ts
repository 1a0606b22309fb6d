import { setTimeout as sleep } from 'node:timers/promises';

/** When the next request of an open load is due, whatever became of those before. */
export async function openLoad(
  perSecond: number,
  seconds: number,
  ask: (index: number) => Promise<void>,
): Promise<{ ms: number[]; seconds: number }> {
  const ms: number[] = [];
  const asked: Promise<void>[] = [];
  const began = performance.now();
  const total = Math.round(perSecond * seconds);
  const timed = async (index: number, due: number): Promise<void> => {
    await ask(index);
    // Since it was due, so that waiting for a turn counts.
    ms.push(performance.now() - due);
  };
  for (let index = 0; index < total; index += 1) {
    const due = began + (index * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const timing = timed(index, due);
    // Prevents an unhandled rejection before all are awaited.
    timing.catch(() => {});
    asked.push(timing);
  }
  await Promise.all(asked);
  return { ms, seconds: (performance.now() - began) / 1_000 };
}

/** A closed load: `atOnce` calls are under way, each followed by the next. @returns completed calls a second */
export async function closedLoad(
  atOnce: number,
  seconds: number,
  ask: (index: number) => Promise<void>,
): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let done = 0;
  const client = async (first: number): Promise<void> => {
    for (let index = first; performance.now() < until; index += atOnce) {
      await ask(index);
      if (performance.now() < until) done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => client(index)));
  return done / seconds;
}
