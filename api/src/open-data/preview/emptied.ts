/** Facts that the database knows and a file would empty. */
export interface EmptiedFacts {
  facilities: number;
  /** How many facilities lose each fact, by its field in the API. */
  facts: Record<string, number>;
  /** The first of these facilities. */
  list: { row: number; name: string; facts: string[] }[];
}

export const noneEmptied = (): EmptiedFacts => ({ facilities: 0, facts: {}, list: [] });

/** Counts one facility, and lists it up to the limit. */
export function countEmptied(
  emptied: EmptiedFacts,
  one: EmptiedFacts['list'][number],
  mostListed: number,
): void {
  emptied.facilities += 1;
  for (const fact of one.facts) emptied.facts[fact] = (emptied.facts[fact] ?? 0) + 1;
  if (emptied.list.length < mostListed) emptied.list.push(one);
}
