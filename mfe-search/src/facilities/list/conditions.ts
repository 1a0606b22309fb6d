import { prefectureByCode } from '@enerabi/shared/kernel';
import { changed, type FacilityCriteria } from './facility-criteria.ts';
import { copy, typeName } from './facility-list.copy.ts';

/** One of the things that a list is narrowed by. */
interface Condition {
  name: string;
  /** The criteria without it. */
  without: FacilityCriteria;
}

/** The conditions at work: the area, the keyword, and each type for itself. */
export function conditionsOf(criteria: FacilityCriteria): Condition[] {
  const { area, keyword, facility_types } = criteria;
  const { area: _area, ...anywhere } = criteria;
  const { keyword: _keyword, ...anyName } = criteria;
  return [
    ...(area ? [{ name: prefectureByCode(area)?.name ?? area, without: changed(anywhere, {}) }] : []),
    ...(keyword ? [{ name: copy.keyword(keyword), without: changed(anyName, {}) }] : []),
    ...facility_types.map((type) => ({
      name: typeName(type),
      without: changed(criteria, { facility_types: facility_types.filter((other) => other !== type) }),
    })),
  ];
}
