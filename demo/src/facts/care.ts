import type { ServiceId, TourAcceptance } from '@enerabi/shared/constants';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { FacilityKind } from '../facility-kinds.ts';
import { parkingNote } from '../notes/access.ts';
import { belongingsNote, gardenNote } from '../notes/daily-life.ts';
import { feesNote } from '../notes/fees.ts';
import { allergyNote, mealsNote } from '../notes/meals.ts';
import { policyOf } from '../notes/policy.ts';
import { remarksOf } from '../notes/remarks.ts';
import type { RandomSource } from '../random-source.ts';
import { vacanciesOf } from '../vacancies/vacancies.ts';
import { agesOf } from './ages.ts';
import { capacitiesOf } from './classes.ts';
import { openingOf } from './opening-hours.ts';
import { servicesOf } from './services.ts';

/** Facts of a facility's place and operator that determine its care. */
export interface Circumstances {
  kind: FacilityKind;
  isPublic: boolean;
  isInBuilding: boolean;
  tour: TourAcceptance;
  today: string;
}

/** Derives capacity, ages, hours, services, vacancies and the notes on them from the kind of facility. */
export function careOf(
  random: RandomSource,
  { kind, isPublic, isInBuilding, tour, today }: Circumstances,
): Partial<FacilityRecord> {
  const { family } = kind;
  const capacities = capacitiesOf(random, family);
  const special = servicesOf(random, family);
  const opening = openingOf(random, family, special);
  const hasExtended = Boolean(opening.extended_hours);
  const hasParking = random.chance(isInBuilding ? 0.25 : 0.58) && family !== 'visiting';
  const services: ServiceId[] = [
    ...(hasExtended && family !== 'kindergarten' ? (['extended_care'] as const) : []),
    ...special,
    ...(hasParking ? (['parking'] as const) : []),
  ];
  const classes = capacities.byClass.map(({ child_class_id }) => child_class_id);
  const hasInfants = classes[0] === 0 || family === 'home';
  const hasOlder = (classes.at(-1) ?? 2) > 2;
  const meals = mealsNote(random, family);
  const belongings = belongingsNote(random, family, (classes[0] ?? 0) <= 1);
  const oldestClass = classes.at(-1) ?? 5;
  return {
    capacity: capacities.capacity,
    capacity_by_class: capacities.byClass,
    ...agesOf(random, family, capacities.byClass),
    ...opening,
    services,
    parking_note: parkingNote(random, family, hasParking),
    meals_note: meals,
    allergy_note: allergyNote(random, meals),
    garden_note: gardenNote(random, family, isInBuilding),
    belongings_note: belongings,
    fees_note: feesNote(random, kind, { isPublic, hasExtended, oldestClass, services, meals, belongings }),
    policy: policyOf(random, family, hasInfants, hasOlder),
    remarks: remarksOf(random, family, tour),
    candidate_contact_kinds: contactKindsOf(family === 'visiting' ? 'none' : tour, services),
    vacancies: vacanciesOf(random, family, capacities.byClass, today),
  };
}

function contactKindsOf(tour: TourAcceptance, services: readonly ServiceId[]): number[] {
  const visits = tour === 'none' ? [] : [1, 1001];
  const temporary = services.includes('temporary_care') ? [1006] : [];
  return [...visits, 2, 999, 1005, ...temporary, 9999];
}
