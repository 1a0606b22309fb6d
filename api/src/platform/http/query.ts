/**
 * A query string as the schemas read it: `ids[]=1&ids[]=2` is the array `ids` (R6.1), a name without brackets is one
 * text. A repeated name without brackets becomes an array, too, which the schema of a single value refuses, so that
 * no second value is silently dropped.
 */
export function readQuery(search: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [written, value] of new URLSearchParams(search)) {
    const isArray = written.endsWith('[]');
    const name = isArray ? written.slice(0, -2) : written;
    const before = query[name];
    if (before !== undefined) query[name] = [before, value].flat();
    else query[name] = isArray ? [value] : value;
  }
  // A plain object, since the schemas check the prototype.
  return { ...query };
}
