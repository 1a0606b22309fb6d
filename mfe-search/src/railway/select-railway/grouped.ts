/** Groups in the order of their first items. `Map.groupBy` is newer than the oldest browsers we serve. */
export function grouped<K, T>(all: readonly T[], keyOf: (one: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups];
}
