/** Milliseconds of every answer, by question. */
export type Latencies = Record<string, number[]>;

/** Askers at once; each waits for its answer before it asks again, as pgbench's clients do. */
export const askers = 4;

/**
 * Asks random questions for some seconds.
 * @param ask settles when the whole answer is here; rejects where it is not what was asked for
 */
export async function closedLoop(
  names: readonly string[],
  seconds: number,
  ask: (name: string) => Promise<void>,
): Promise<Latencies> {
  for (const name of names) await ask(name);
  const latencies: Latencies = Object.fromEntries(names.map((name) => [name, []]));
  const until = performance.now() + seconds * 1000;
  const asker = async (): Promise<void> => {
    while (performance.now() < until) {
      const name = names[Math.floor(Math.random() * names.length)] ?? '';
      const startedAt = performance.now();
      await ask(name);
      latencies[name]?.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: askers }, asker));
  return latencies;
}
