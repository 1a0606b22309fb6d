import type { FacilityDetail, Source } from '@enerabi/shared/contract';

export type FactField = keyof FacilityDetail;

/** A source, and the facts of a group that come from it. */
export interface FactSource {
  source: Source;
  fields: FactField[];
}

/**
 * Finds the sources of a group's facts. A source that names the fact takes precedence over one for all other facts
 * (`facts` empty).
 * @param fields the facts that a group shows
 * @returns each source once, in the order of its first fact; facts without a source are left out
 */
export function sourcesOf(fields: readonly FactField[], sources: readonly Source[]): FactSource[] {
  const found = new Map<Source, FactField[]>();
  for (const field of fields) {
    const source = sources.find(({ facts }) => facts.includes(field)) ?? mainSourceOf(sources);
    if (source) found.set(source, [...(found.get(source) ?? []), field]);
  }
  return [...found].map(([source, named]) => ({ source, fields: named }));
}

/** The source of all facts that no other source names; undefined if there is none. */
export const mainSourceOf = (sources: readonly Source[]): Source | undefined =>
  sources.find(({ facts }) => facts.length === 0);
