import {
  type Capabilities,
  type ChildClassId,
  childClasses,
  childClassIds,
  ownerships,
} from '@enerabi/shared/constants';
import type { FacilityDetail } from '@enerabi/shared/contract';
import {
  acceptedAgeText,
  dateText,
  facilityTypeName,
  hoursText,
  isVacancyStale,
  serviceNames,
  stationText,
  tourText,
  type VacancyState,
  vacancyCopy,
  vacancySigns,
  vacancyState,
} from '@enerabi/shared/ui';
import { extraFeesText } from '../detail/care/extra-fees.ts';
import { factNames, copy as facts } from '../detail/facts/facility-facts.copy.ts';
import { groupNames, rowNames, visitWays } from './comparison.copy.ts';

export interface ComparisonCell {
  /** Null if it is not known. */
  text: string | null;
  /** A form of this site takes bookings or inquiries for the facility. */
  way?: { to: string; name: string };
  state?: VacancyState;
  isStale?: boolean;
}

export interface ComparisonRow {
  name: string;
  /** The class that the row is about, for the mark of the visitor's child. */
  childClass?: ChildClassId;
  /** One cell for each facility, in the order of the columns. */
  cells: readonly ComparisonCell[];
}

export interface ComparisonGroup {
  name: string;
  rows: readonly ComparisonRow[];
}

export const differs = ({ cells }: ComparisonRow): boolean =>
  cells.some(({ text }) => text !== cells[0]?.text);

type Facilities = readonly FacilityDetail[];
type Named = keyof FacilityDetail & keyof typeof factNames;

/**
 * @param today calendar date in Japan, `YYYY-MM-DD`, for the age of the vacancies
 * @param can what the site offers
 */
export const comparisonGroups = (
  facilities: Facilities,
  today: string,
  can: Capabilities,
): ComparisonGroup[] => [
  { name: groupNames.visit, rows: visitRows(facilities, can) },
  { name: groupNames.vacancy, rows: vacancyRows(facilities, today) },
  { name: groupNames.outline, rows: outlineRows(facilities) },
  { name: groupNames.capacity, rows: capacityRows(facilities) },
  { name: groupNames.opening, rows: openingRows(facilities) },
  { name: groupNames.care, rows: careRows(facilities) },
  { name: groupNames.fees, rows: feeRows(facilities) },
];

const rowOf = (
  facilities: Facilities,
  name: string,
  textOf: (facility: FacilityDetail) => string | null,
): ComparisonRow => ({ name, cells: facilities.map((facility) => ({ text: textOf(facility) || null })) });

const peopleText = (count: number | null | undefined): string | null =>
  typeof count === 'number' ? vacancyCopy.people(count) : null;

/** Makes rows of facts that are hours, or text in the publisher's words. */
function factRows(facilities: Facilities, facts: readonly Named[]): ComparisonRow[] {
  const textOf = (facility: FacilityDetail, fact: Named): string | null => {
    const value = facility[fact];
    if (value && typeof value === 'object' && 'open' in value) return hoursText(value);
    return typeof value === 'string' ? value : null;
  };
  return facts.map((fact) => rowOf(facilities, factNames[fact], (facility) => textOf(facility, fact)));
}

const outlineRows = (facilities: Facilities): ComparisonRow[] => [
  rowOf(facilities, factNames.facility_type, facilityTypeName),
  rowOf(facilities, factNames.ownership, ({ ownership }) => ownership && ownerships[ownership]),
  rowOf(facilities, factNames.address, ({ address, building }) =>
    [address, building].filter(Boolean).join('\n'),
  ),
  rowOf(facilities, factNames.stations, ({ stations }) => stations.map(stationText).join('\n')),
  rowOf(facilities, factNames.accept_from_months, acceptedAgeText),
];

/** Makes a row for each class that has figures. */
const classRows = (cellsOf: (id: ChildClassId) => readonly ComparisonCell[]): ComparisonRow[] =>
  childClassIds
    .map((id) => ({ name: childClasses[id], childClass: id, cells: cellsOf(id) }))
    .filter(({ cells }) => cells.some(({ text }) => text !== null));

const vacancyRows = (facilities: Facilities, today: string): ComparisonRow[] => [
  {
    name: rowNames.as_of,
    cells: facilities.map(({ vacancy }) => {
      const isStale = vacancy !== null && isVacancyStale(vacancy.as_of, today);
      const text = vacancy && `${dateText(vacancy.as_of)}${isStale ? `\n${vacancyCopy.stale}` : ''}`;
      return { text, isStale };
    }),
  },
  ...classRows((id) => facilities.map((facility) => vacancyCell(facility, id, today))),
];

function vacancyCell({ vacancy }: FacilityDetail, id: ChildClassId, today: string): ComparisonCell {
  const figures = vacancy?.classes.find(({ child_class_id }) => child_class_id === id);
  if (!vacancy || !figures) return { text: null };
  const state = vacancyState(figures);
  const { sign, text } = vacancySigns[state];
  const places = peopleText(figures.accepted);
  return {
    text: `${sign} ${text}${places === null ? '' : `\n${vacancyCopy.headings.accepted} ${places}`}`,
    state,
    isStale: isVacancyStale(vacancy.as_of, today),
  };
}

const capacityRows = (facilities: Facilities): ComparisonRow[] => [
  rowOf(facilities, rowNames.capacity, ({ capacity }) => peopleText(capacity)),
  ...classRows((id) =>
    facilities.map(({ capacity_by_class }) => ({
      text: peopleText(capacity_by_class.find(({ child_class_id }) => child_class_id === id)?.capacity),
    })),
  ),
];

const openingRows = (facilities: Facilities): ComparisonRow[] => [
  rowOf(facilities, factNames.open_days, ({ open_days }) => [...(open_days ?? '')].join('・')),
  ...factRows(facilities, ['weekday_hours', 'saturday_hours', 'extended_hours', 'closed_days_note']),
];

const careRows = (facilities: Facilities): ComparisonRow[] => [
  rowOf(facilities, factNames.services, ({ services }) => serviceNames(services).join('\n')),
  rowOf(facilities, factNames.meals_note, ({ meals_note, has_meals }) => meals_note ?? yesNo(has_meals)),
  ...factRows(facilities, ['allergy_note']),
  rowOf(facilities, factNames.garden_note, ({ garden_note, has_garden }) => garden_note ?? yesNo(has_garden)),
  rowOf(facilities, factNames.has_diaper_service, ({ has_diaper_service }) =>
    yesNo(has_diaper_service, facts.diapers.provided, facts.diapers.brought),
  ),
  rowOf(facilities, factNames.is_hands_free, ({ is_hands_free }) => yesNo(is_hands_free)),
  ...factRows(facilities, ['belongings_note', 'parking_note']),
];

function yesNo(
  fact: boolean | null | undefined,
  yes: string = facts.yes,
  no: string = facts.no,
): string | null {
  if (typeof fact !== 'boolean') return null;
  return fact ? yes : no;
}

const visitRows = (facilities: Facilities, can: Capabilities): ComparisonRow[] => [
  {
    name: rowNames.tour_acceptance,
    cells: facilities.map((facility) => {
      const way = visitWay(facility, can);
      return { text: tourText(facility.tour_acceptance, can), ...(way && { way }) };
    }),
  },
];

/** The form that the facility's page would offer first. */
function visitWay({ tour_acceptance, path_name }: FacilityDetail, can: Capabilities): ComparisonCell['way'] {
  if (tour_acceptance === 'slots' && can.visitBooking)
    return { to: `/one_stop/f/${path_name}`, name: visitWays.booking };
  if ((tour_acceptance === 'slots' || tour_acceptance === 'message') && can.inquiry)
    return { to: `/contact/${path_name}/contact_input`, name: visitWays.contact };
  return undefined;
}

const feeRows = (facilities: Facilities): ComparisonRow[] => [
  ...factRows(facilities, ['fees_note']),
  rowOf(facilities, factNames.extra_fees, ({ extra_fees }) => extraFeesText(extra_fees)),
];
