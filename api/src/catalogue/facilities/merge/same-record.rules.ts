import type { FacilityRecord } from '@enerabi/shared/server/records';
import { canonical, facilityRow, searchRow } from '../facility.row.ts';
import type { KnownFacility } from './known-records.queries.ts';

/** Everything that is written of a record, in one form; absent values as the database has them. */
function writtenForm(record: FacilityRecord): string {
  const { corporation, sources, stations = [], photos = [] } = record;
  return canonical({
    ...facilityRow(record, '', ''),
    corporation: corporation?.corporation_number || corporation?.name,
    sources: sources.map((source) => ({ ...source, facts: [...source.facts].sort() })),
    stations,
    photos,
  });
}

/** Whether a record adds facts of its operator that are not known yet; known ones stay (`writeCorporations`). */
const saysMoreOfCorporation = (known: FacilityRecord, record: FacilityRecord): boolean =>
  Object.entries(record.corporation ?? {}).some(
    ([field, value]) => value && !(known.corporation as Record<string, unknown> | null)?.[field],
  );

/** Whether writing would change nothing. A newer search form of the texts counts as a change. */
export function isSameRecord({ record: known, search }: KnownFacility, merged: FacilityRecord): boolean {
  const { sort_kana, ...texts } = search;
  const asKnown = {
    ...merged,
    path_name: known.path_name,
    updated_on: merged.updated_on ?? known.updated_on ?? '',
  };
  return (
    writtenForm(known) === writtenForm(asKnown) &&
    !saysMoreOfCorporation(known, merged) &&
    canonical(searchRow(merged)) === canonical(texts) &&
    facilityRow(merged, '', '').sort_kana === sort_kana
  );
}
