import * as z from 'zod/mini';
import type { Row } from '../row.ts';

type Properties = Record<string, unknown>;

const properties = z.record(z.string(), z.unknown());
const list = z.array(z.unknown()).check(z.minLength(1));

const isObject = (value: unknown): boolean => properties.safeParse(value).success && !Array.isArray(value);

/** Objects of a JSON file: a list of them, or one under a name, such as `{"result": {"records": […]}}` of CKAN. */
export function objectsIn(json: unknown, depth = 2): unknown[] | null {
  const found = list.safeParse(json).data;
  if (found) return found.some(isObject) ? found : null;
  const inside = depth > 0 ? properties.safeParse(json).data : undefined;
  const lists = Object.values(inside ?? {}).flatMap((value) => {
    const objects = objectsIn(value, depth - 1);
    return objects ? [objects] : [];
  });
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

/** Objects within an object as properties of their own: `{"location": {"lat": 34}}` has `location.lat`. */
const flat = (object: Properties): [string, unknown][] =>
  Object.entries(object).flatMap(([name, value]): [string, unknown][] =>
    isObject(value)
      ? Object.entries(value as Properties).map(([inner, own]) => [`${name}.${inner}`, own])
      : [[name, value]],
  );

export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Objects as rows of a table whose columns are their properties. */
export function tableOfObjects(objects: unknown[]) {
  const names = new Set<string>();
  for (const one of objects) if (isObject(one)) for (const [name] of flat(one as Properties)) names.add(name);
  return {
    unit: 'object' as const,
    headers: [...names],
    count: objects.length,
    *rows(): Generator<Row, void> {
      for (const [at, one] of objects.entries()) {
        const own = isObject(one) ? new Map(flat(one as Properties)) : null;
        const cells = own ? [...names].map((name) => cellOf(own.get(name))) : [];
        yield { row: at + 1, cells, fault: own ? null : 'no JSON object' };
      }
    },
  };
}
