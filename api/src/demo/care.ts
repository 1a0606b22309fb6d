import type { ServiceId, TourAcceptance } from '@enerabi/shared/constants';
import type { FacilityRecord } from '../facilities/facility.record.ts';
import { agesOf } from './ages.ts';
import { placesOf } from './classes.ts';
import type { Draw } from './draw.ts';
import type { FacilityKind } from './facility-kinds.ts';
import { parkingNote } from './notes/access.ts';
import { belongingsNote, gardenNote } from './notes/daily-life.ts';
import { feesNote } from './notes/fees.ts';
import { allergyNote, mealsNote } from './notes/meals.ts';
import { policyOf } from './notes/policy.ts';
import { remarksOf } from './notes/remarks.ts';
import { openingOf } from './opening-hours.ts';
import { servicesOf } from './services.ts';
import { vacanciesOf } from './vacancies.ts';

/** What of a facility's place and operator its care depends on. */
export interface Circumstances {
  kind: FacilityKind;
  isPublic: boolean;
  isInBuilding: boolean;
  tour: TourAcceptance;
  today: string;
}

/** What follows from the kind of facility: places, ages, hours, services, vacancies and the notes on them. */
export function careOf(
  draw: Draw,
  { kind, isPublic, isInBuilding, tour, today }: Circumstances,
): Partial<FacilityRecord> {
  const { family } = kind;
  const places = placesOf(draw, family);
  const special = servicesOf(draw, family);
  const opening = openingOf(draw, family, special);
  const hasExtended = Boolean(opening.extended_hours);
  const hasParking = draw.chance(isInBuilding ? 0.25 : 0.58);
  const services: ServiceId[] = [
    ...(hasExtended && family !== 'kindergarten' ? (['extended_care'] as const) : []),
    ...special,
    ...(hasParking ? (['parking'] as const) : []),
  ];
  const classes = places.byClass.map(({ child_class_id }) => child_class_id);
  const hasInfants = classes[0] === 0 || family === 'home';
  const hasOlder = (classes.at(-1) ?? 2) > 2;
  const meals_note = mealsNote(draw, family);
  return {
    capacity: places.capacity,
    capacity_by_class: places.byClass,
    ...agesOf(draw, family, places.byClass),
    ...opening,
    services,
    parking_note: parkingNote(draw, hasParking),
    meals_note,
    allergy_note: allergyNote(draw, meals_note !== null && !meals_note.includes('ご持参')),
    garden_note: gardenNote(draw, family, isInBuilding),
    belongings_note: belongingsNote(draw, family, (classes[0] ?? 0) <= 1),
    fees_note: feesNote(draw, kind, { isPublic, hasExtended }),
    policy: policyOf(draw, family, hasInfants, hasOlder),
    remarks: remarksOf(draw, family, tour),
    candidate_contact_kinds: contactKindsOf(tour, services),
    vacancies: vacanciesOf(draw, family, places.byClass, today),
  };
}

function contactKindsOf(tour: TourAcceptance, services: readonly ServiceId[]): number[] {
  const visits = tour === 'none' ? [] : [1, 1001];
  const temporary = services.includes('temporary_care') ? [1006] : [];
  return [...visits, 2, 999, 1005, ...temporary, 9999];
}
