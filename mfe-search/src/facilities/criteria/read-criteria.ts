import {
  type Capabilities,
  type ChildClassId,
  capabilities,
  childClassIds,
  closingTimes,
  facilityFlagNames,
  facilityTypeIds,
  keywordMaxLength,
  mostMunicipalitiesAtOnce,
  mostStationsAtOnce,
  openingTimes,
  serviceIds,
} from '@enerabi/shared/constants';
import { type FacilityCriteria, isOffered, nothing, sortsOf } from './facility-criteria.ts';

/** A part of the address that is not valid there. */
export interface IgnoredValue {
  /** A field of the criteria, or a name that the page does not know. */
  field: string;
  value: string;
}

type Read = (text: string) => string | number | true | undefined;

const oneOf =
  (values: readonly string[]): Read =>
  (text) =>
    values.find((value) => value === text);
const integer =
  (from: number, to: number): Read =>
  (text) =>
    /^\d{1,10}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined;
const decimal =
  (limit: number): Read =>
  (text) =>
    /^-?\d{1,3}(\.\d{1,15})?$/.test(text) && Math.abs(Number(text)) <= limit ? Number(text) : undefined;
const ticked: Read = (text) => (text === 'true' || text === '1' ? true : undefined);

const single = {
  area: (text) => text,
  keyword: (text) => text.replace(/\s+/g, ' ').slice(0, keywordMaxLength),
  child_class_id: integer(0, childClassIds.at(-1) as ChildClassId),
  child_age_months: integer(0, 95),
  child_age_days: integer(0, 2_922),
  opens_by: oneOf(openingTimes),
  open_until: oneOf(closingTimes),
  walk_minutes: integer(1, 60),
  search_target_lat: decimal(90),
  search_target_lng: decimal(180),
  page: integer(1, 999_999_999),
  ...Object.fromEntries(facilityFlagNames.map((flag) => [flag, ticked])),
} satisfies Partial<Record<keyof FacilityCriteria, Read>> as Record<string, Read>;

const several: Record<string, { read: Read; most: number }> = {
  municipalities: {
    read: (text) => (/^\d{6}$/.test(text) ? text : undefined),
    most: mostMunicipalitiesAtOnce,
  },
  facility_types: { read: integerOf(facilityTypeIds), most: facilityTypeIds.length },
  services: { read: oneOf(serviceIds), most: serviceIds.length },
  station_ids: { read: integer(1, 2_147_483_647), most: mostStationsAtOnce },
};

function integerOf(values: readonly number[]): Read {
  return (text) => values.find((value) => String(value) === text);
}

/**
 * Reads an address that may contain anything. Invalid values are ignored and listed, and the other values still apply.
 * A field with one value may have brackets in its name, and a list may lack them (R6.1). The area is not checked here.
 * Unknown fields are listed as ignored, too, except tracking parameters, and so are conditions of features that the
 * site does not have yet (R7.3).
 */
export function readAddress(
  parameters: URLSearchParams,
  can: Capabilities = capabilities,
  others: readonly string[] = [],
): {
  criteria: FacilityCriteria;
  ignored: IgnoredValue[];
} {
  const read: Record<string, unknown> = { ...nothing };
  const ignored: IgnoredValue[] = [];
  for (const [field, of] of Object.entries(single)) {
    const [text = '', ...more] = written(parameters, field).map((value) => value.trim());
    const value = text === '' || !isOffered(field, can) ? undefined : of(text);
    if (value !== undefined) read[field] = value;
    else if (text !== '') ignored.push({ field, value: text });
    ignored.push(
      ...more.filter((value) => value !== '' && value !== text).map((value) => ({ field, value })),
    );
  }
  for (const [field, { read: of, most }] of Object.entries(several)) {
    const texts = written(parameters, field).filter((text) => text !== '');
    const values = [...new Set(texts.map((text) => of(text)).filter((value) => value !== undefined))].sort(
      byValue,
    );
    read[field] = values.slice(0, most);
    ignored.push(
      ...texts.filter((text) => of(text) === undefined).map((value) => ({ field, value })),
      ...values.slice(most).map((value) => ({ field, value: String(value) })),
    );
  }
  const known = [...Object.keys(single), ...Object.keys(several), 'sort', ...others];
  const result = together(read as unknown as FacilityCriteria, written(parameters, 'sort'), ignored);
  return { ...result, ignored: [...result.ignored, ...unknown(parameters, known)] };
}

/** Values of a field, with brackets (R6.1) and without. */
const written = (parameters: URLSearchParams, field: string): string[] => [
  ...parameters.getAll(`${field}[]`),
  ...parameters.getAll(field),
];

/** Parameters that mail programs, search engines and social networks add to an address. */
const tracking =
  /^(utm_.*|_.*|mc_.*|fbclid|gclid|gbraid|wbraid|dclid|yclid|msclkid|twclid|ttclid|igshid|ref)$/;

const unknown = (parameters: URLSearchParams, known: readonly string[]): IgnoredValue[] =>
  [...parameters]
    .filter(([name]) => !known.includes(name.replace(/\[\]$/, '')) && !tracking.test(name))
    .map(([field, value]) => ({ field, value }));

/** Sorts values, so that equal choices have equal addresses. */
const byValue = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1;

/** Checks conditions that depend on others, and adds those that do not apply to the ignored ones. */
function together(read: FacilityCriteria, sorts: readonly string[], ignored: readonly IgnoredValue[]) {
  const { search_target_lat, search_target_lng, walk_minutes, municipalities, ...others } = read;
  const target = { search_target_lat, search_target_lng };
  const hasTarget = search_target_lat !== undefined && search_target_lng !== undefined;
  const isNear = walk_minutes !== undefined && others.station_ids.length > 0;
  // The municipalities of a prefecture that is no longer chosen are dropped.
  const isThere = (code: string) => !others.area || code.startsWith(others.area.slice(0, 2));
  const criteria: FacilityCriteria = {
    ...others,
    municipalities: municipalities.filter(isThere),
    ...(hasTarget && { search_target_lat, search_target_lng }),
    ...(isNear && { walk_minutes }),
  };
  const [wanted = '', ...more] = sorts.filter((name) => name !== '');
  const sort = sortsOf(criteria).find((name) => name === wanted);
  // An address may name the default order: it is read as 'standard', and is not listed as ignored.
  const isDefault = wanted === '' || wanted === 'kana' || (wanted === 'distance' && hasTarget);
  const left = (field: string, value: unknown) => ({ field, value: String(value) });
  return {
    criteria: { ...criteria, sort: sort ?? 'standard' },
    ignored: [
      ...ignored,
      ...municipalities.filter((code) => !isThere(code)).map((code) => left('municipalities', code)),
      ...(hasTarget ? [] : Object.entries(target).filter(([, value]) => value !== undefined)).map(
        ([field, value]) => left(field, value),
      ),
      ...(walk_minutes !== undefined && !isNear ? [left('walk_minutes', walk_minutes)] : []),
      ...(sort || isDefault ? [] : [left('sort', wanted)]),
      ...more.filter((name) => name !== wanted).map((name) => left('sort', name)),
    ],
  };
}

export const readCriteria = (parameters: URLSearchParams, can?: Capabilities): FacilityCriteria =>
  readAddress(parameters, can).criteria;
