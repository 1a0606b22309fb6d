import { type ChildClassId, childClassIds, type FacilityTypeId } from '@enerabi/shared/constants';
import type { FacilityRecord } from '@enerabi/shared/server/records';

type Ages = Pick<FacilityRecord, 'accept_from_months' | 'accepted_age_text' | 'accept_to_text'>;
type Known = Ages & Pick<FacilityRecord, 'facility_type' | 'capacity_by_class' | 'vacancies'>;

/**
 * Classes that the law gives a kind of facility, for facilities whose own classes are unknown: 小規模・家庭的 to two years,
 * 幼稚園 from three.
 */
const usual: Partial<Record<FacilityTypeId, readonly [ChildClassId, ChildClassId]>> = {
  6: [0, 2],
  8: [0, 2],
  15: [3, 5],
};

const between = (first: number, last: number): ChildClassId[] =>
  childClassIds.filter((id) => id >= first && id <= last);

/**
 * The classes that a facility may have, by the most specific fact that is known: capacity by class, vacancy figures
 * by class, accepted ages, kind of facility.
 * @returns null if no such fact is known; empty for a facility that takes schoolchildren alone
 */
export function childClassesOf(record: Known): ChildClassId[] | null {
  return byCapacity(record) ?? byVacancies(record) ?? byAges(record) ?? byType(record);
}

function byCapacity({ capacity_by_class = [] }: Known): ChildClassId[] | null {
  const offered = capacity_by_class.filter(({ capacity }) => capacity > 0);
  return offered.length > 0 ? offered.map(({ child_class_id }) => child_class_id).sort() : null;
}

/** A class with figures exists, even if they are zero. */
function byVacancies({ vacancies = [] }: Known): ChildClassId[] | null {
  const newest = [...vacancies].sort((one, other) => (one.as_of < other.as_of ? 1 : -1))[0];
  const offered = (newest?.classes ?? []).filter(
    ({ accepted, mark, enrolled }) => accepted !== null || mark !== null || enrolled !== null,
  );
  return offered.length > 0 ? offered.map(({ child_class_id }) => child_class_id).sort() : null;
}

function byAges(record: Known): ChildClassId[] | null {
  const youngest = record.accept_from_months ?? null;
  const oldest = oldestClass(record);
  if (youngest === null && oldest === null) return null;
  const [first, last] = usual[record.facility_type] ?? [0, 5];
  return between(youngest === null ? first : Math.floor(youngest / 12), oldest ?? last);
}

/** 「2歳」 and 「2歳児」 are the class of two-year-olds, 「3歳未満」 too; 「就学前」 is every class. */
function oldestClass({ accept_to_text, accepted_age_text }: Ages): number | null {
  if (!accept_to_text) return null;
  const years = /(\d+)歳/.exec(accept_to_text.normalize('NFKC'))?.[1];
  if (years === undefined) return 5;
  const isBelow = new RegExp(`${years}歳(?:児)?未満`).test((accepted_age_text ?? '').normalize('NFKC'));
  return Number(years) - (isBelow ? 1 : 0);
}

function byType({ facility_type }: Known): ChildClassId[] | null {
  if (facility_type === 17) return [];
  const range = usual[facility_type];
  return range ? between(...range) : null;
}
