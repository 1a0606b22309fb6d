import type { CommutePlaces } from '@enerabi/shared/commute';
import type { FacilityDetail } from '@enerabi/shared/contract';
import { copy } from '../../commute/commute-rows.copy.ts';
import { commuteRows } from '../../commute/commute-rows.ts';
import type { ComparisonGroup } from './comparison.rows.ts';

/** The family's ways by each facility, if this browser knows where it lives. */
export function commuteGroups(
  facilities: readonly FacilityDetail[],
  places: CommutePlaces,
): ComparisonGroup[] {
  const rows = commuteRows(facilities, places);
  if (rows.length === 0) return [];
  return [
    {
      name: copy.title,
      rows: rows.map(({ name, texts }) => ({ name, cells: texts.map((text) => ({ text })) })),
    },
  ];
}
