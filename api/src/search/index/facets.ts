import { prefectures } from '@enerabi/shared/constants';
import type { DocumentTable } from './document-table.ts';

/** How often a column has each value. */
export function histogram(found: Uint32Array, values: ArrayLike<number>, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (let at = 0; at < found.length; at += 1) {
    const value = values[found[at] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
}

/** Prefectures with documents. */
export function areaCounts(found: Uint32Array, table: DocumentTable): { area: string; count: number }[] {
  const counts = histogram(found, table.prefecture.values, 256);
  return prefectures
    .map(({ id, code }) => ({ area: code, count: counts[id] ?? 0 }))
    .filter(({ count }) => count > 0);
}

export interface MunicipalityCount {
  municipality_code: string;
  municipality_name: string;
  count: number;
}

/** Those of the prefecture, and the chosen ones even without documents, since their names are needed. */
export function municipalityCounts(
  found: Uint32Array,
  { area, chosen }: { area: string | undefined; chosen: readonly string[] },
  table: DocumentTable,
): MunicipalityCount[] {
  if (!area && chosen.length === 0) return [];
  const counts = histogram(found, table.municipality.values, table.municipalities.length);
  return table.municipalities
    .map(({ code, name, prefecture_code }, index) => ({
      prefecture_code,
      municipality_code: code,
      municipality_name: name,
      count: counts[index] ?? 0,
    }))
    .slice(1)
    .filter(
      ({ municipality_code, prefecture_code, count }) =>
        (area && prefecture_code === area && count > 0) || chosen.includes(municipality_code),
    )
    .map(({ prefecture_code: _, ...counted }) => counted)
    .sort((one, other) => (one.municipality_code < other.municipality_code ? -1 : 1));
}

/** @returns how many have a bit of a column of yes-or-no facts */
export function factCounts(found: Uint32Array, values: ArrayLike<number>): (bit: number) => number {
  const counts = new Uint32Array(32);
  for (const docId of found) {
    let facts = values[docId] as number;
    while (facts !== 0) {
      const lowest = facts & -facts;
      const at = 31 - Math.clz32(lowest);
      counts[at] = (counts[at] as number) + 1;
      facts ^= lowest;
    }
  }
  return (bit) => counts[31 - Math.clz32(bit)] as number;
}
