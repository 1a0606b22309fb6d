/** What can become part of the best schedule: nothing that ends as early costs as little. */
export interface Ending {
  /** Minutes, on the clock of the slots. */
  end: number;
  /** What it costs, up to a time that is the same for all that are compared. */
  cost: number;
}

/** Sorted: each ends later than the one before it, and costs less. */
export type Frontier<T extends Ending> = T[];

/** The cheapest that ends until then, found by bisection. */
export const cheapestUntil = <T extends Ending>(frontier: Frontier<T>, time: number): T | undefined =>
  frontier[countUntil(frontier, time) - 1];

/** Adds it, and drops what it outdoes; does nothing if it is itself outdone. Of equal ones the first stays. */
export function addTo<T extends Ending>(frontier: Frontier<T>, added: T): void {
  const at = countUntil(frontier, added.end);
  const before = frontier[at - 1];
  if (before && before.cost <= added.cost) return;
  const from = before?.end === added.end ? at - 1 : at;
  let until = at;
  while ((frontier[until]?.cost ?? Number.NEGATIVE_INFINITY) >= added.cost) until += 1;
  frontier.splice(from, until - from, added);
}

/** How many end until then. */
function countUntil(frontier: readonly Ending[], time: number): number {
  let [from, until] = [0, frontier.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((frontier[middle] as Ending).end <= time) from = middle + 1;
    else until = middle;
  }
  return from;
}
