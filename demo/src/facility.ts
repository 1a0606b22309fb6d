import type { Municipality } from '@enerabi/gazetteer/municipalities';
import type { TourAcceptance } from '@enerabi/shared/constants';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import { demoSource } from '@enerabi/shared/server/records';
import { addDays, dayNumber } from './calendar/calendar.ts';
import { certifyingPrefectures, type FacilityKind, facilityKinds } from './facility-kinds.ts';
import { careOf } from './facts/care.ts';
import { operatorOf } from './facts/operator.ts';
import { inventedPhone } from './facts/phone.ts';
import { positionIn, stationsNear } from './location.ts';
import type { Stem } from './names/stems.ts';
import { towns } from './names/towns.ts';
import { accessNote } from './notes/access.ts';
import { pageFacts } from './page/page-facts.ts';
import { type RandomSource, randomSource } from './random-source.ts';
import { withEarlierMonths } from './vacancies/vacancy-history.ts';

/** The position of this facility in the whole set and in its municipality. */
export interface FacilitySeat {
  municipality: Municipality;
  stem: Stem;
  /** From 1, within the municipality. */
  serial: number;
  seed: number;
  /** `YYYY-MM-DD`, the day for which the data is generated. */
  today: string;
}

const kindWeights = (certifies: boolean) =>
  facilityKinds.map((kind) => [kind, kind.type === 11 && !certifies ? 0 : kind.weight] as const);
const [usualKinds, kindsWithCertified] = [kindWeights(false), kindWeights(true)];

const tours: readonly (readonly [TourAcceptance, number])[] = [
  ['slots', 42],
  ['message', 24],
  ['phone', 27],
  ['none', 7],
];
/** Care at the child's own home has no building to show. */
const toursOfVisiting: typeof tours = [
  ['phone', 70],
  ['none', 30],
];
/** こども性暴力防止法 is in force from this day: no facility has its mark before. */
const childProtectionFrom = '2026-12-25';

/** Makes a demonstration facility with all its facts; the same seat always yields the same facility. */
export function facilityOf({ municipality, stem, serial, seed, today }: FacilitySeat): FacilityRecord {
  const random = randomSource(seed, 5, Number(municipality.digits), serial);
  const { prefecture, name, code, digits } = municipality;
  const kind = random.weighted(certifyingPrefectures.has(prefecture.id) ? kindsWithCertified : usualKinds);
  const number = String(serial).padStart(4, '0');
  const position = positionIn(random, municipality);
  const stations = stationsNear(position, municipality);
  const town = stem.town ?? random.pick(towns);
  const operator = operatorOf(random, kind, municipality, stem, serial, seed);
  const building = buildingOf(random, kind);
  const tour_acceptance = random.weighted(kind.family === 'visiting' ? toursOfVisiting : tours);
  const facility: FacilityRecord = {
    import_municipality_code: code,
    import_id: `demo-s${seed}-${number}`,
    path_name: `demo-${digits}-${number}`,
    facility_number: isNumbered(kind) ? `${digits}99${String(serial).padStart(6, '0')}` : null,
    facility_type: kind.type,
    facility_type_text: kind.typeTexts ? random.pick(kind.typeTexts) : null,
    ...operator,
    prefecture_code: prefecture.code,
    municipality_code: code,
    municipality_name: name,
    address: `${prefecture.name}${name}${town.text}${blockOf(random)}`,
    building,
    ...position,
    position_source: demoSource.name,
    stations,
    access_note: accessNote(random, kind.family, stations, town),
    phones: [inventedPhone(random, prefecture)],
    fax: random.chance(0.45) ? inventedPhone(random, prefecture) : null,
    url: random.chance(0.5) ? `https://example.com/demo-${digits}-${number}` : null,
    approved_on: isNumbered(kind)
      ? `${random.between(...kind.approved)}-${random.chance(0.86) ? '04' : '10'}-01`
      : null,
    tour_acceptance,
    ...careOf(random, {
      kind,
      isPublic: operator.ownership === 1,
      isInBuilding: building !== null,
      tour: tour_acceptance,
      today,
    }),
    is_child_protection_certified: random.chance(0.2) && today >= childProtectionFrom ? true : null,
    is_demo: true,
    sources: [{ ...demoSource, as_of: today, facts: [] }],
  };
  const own = randomSource(seed, 17, Number(municipality.digits), serial);
  Object.assign(facility, pageFacts(own, kind.family, facility));
  if (serial <= withHistory)
    facility.vacancies = withEarlierMonths(own, facility.vacancies ?? [], facility.capacity_by_class ?? []);
  return { ...facility, updated_on: updateOf(random, today, facility.vacancies?.[0]?.as_of) };
}

/**
 * This many facilities per municipality have figures of earlier months: enough to look at, few enough for a million.
 */
const withHistory = 6;
const oldestUpdate = 400;

/** Mostly recent, and never before the vacancies, which are an update themselves. */
function updateOf(random: RandomSource, today: string, vacanciesAsOf: string | undefined): string {
  const days = vacanciesAsOf ? dayNumber(today) - dayNumber(vacanciesAsOf) + 1 : oldestUpdate;
  return addDays(today, -Math.floor(random.fraction() ** 2 * Math.min(days, oldestUpdate)));
}

/** Facilities that are paid by public benefits have a number and an approval (確認を受けた施設・事業者). */
const isNumbered = ({ type }: FacilityKind): boolean => type <= 9 || type === 15;

const floors = [
  '若葉ビル',
  'サンライトビル',
  '第一中央ビル',
  'グリーンコート',
  '駅前プラザ',
  'ひかりハイツ',
  '清水ビル',
  '曙ビルディング',
];
const inBuildings = new Map<string, number>([
  ['small', 0.42],
  ['company', 0.38],
  ['home', 0.2],
  ['night', 0.6],
  ['development', 0.5],
]);

const buildingOf = (random: RandomSource, { family }: FacilityKind): string | null =>
  random.chance(inBuildings.get(family) ?? 0) ? `${random.pick(floors)}${random.between(1, 3)}階` : null;

const blockOf = (random: RandomSource): string =>
  random.chance(0.75)
    ? `${random.between(1, 5)}丁目${random.between(1, 32)}番${random.between(1, 28)}号`
    : `${random.between(12, 2480)}番地${random.chance(0.5) ? `の${random.between(1, 14)}` : ''}`;
