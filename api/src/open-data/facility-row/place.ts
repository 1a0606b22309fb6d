import { municipalityOfName } from '@enerabi/gazetteer/municipality-codes/municipality-codes';
import { cityAtStart, prefectureNameOfCity } from '@enerabi/gazetteer/municipality-codes/ward-in-text';
import { type Prefecture, prefectureByCode, prefectures, withCheckDigit } from '@enerabi/shared/constants';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { Cells } from '../layout/cells.ts';
import { type AddressParts, splitAddress, splitMunicipalityName } from '../values/place/address.ts';
import { readMunicipalityCode } from '../values/place/municipality-code.ts';
import { type Position, readPosition, readPositionPair } from '../values/place/position.ts';
import { readPostalCode } from '../values/place/postal-code.ts';
import { type CityWard, cityOfRow, wardOfRow } from './place/ward-of-row.ts';

/** Publisher of the row: the municipality, or the prefecture for its municipalities. */
export interface Publisher {
  code: string;
  name: string;
  /** Codes of its wards by their names, if it has wards and is no designated city. */
  wards?: Readonly<Record<string, string>>;
}

type Place = Pick<
  FacilityRecord,
  | 'prefecture_code'
  | 'municipality_code'
  | 'municipality_name'
  | 'address'
  | 'building'
  | 'postal_code'
  | 'latitude'
  | 'longitude'
  | 'position_source'
>;

const prefectureOf = (code: string): Prefecture | undefined =>
  prefectureByCode(withCheckDigit(`${code.slice(0, 2)}000`));
const isPrefectureCode = (code: string): boolean => prefectureByCode(code) !== undefined;

/** The prefecture by the row's own words or its designated city, which helps to repair a code that lost a digit. */
export function prefectureNameOf(cells: Cells): string | undefined {
  const texts = (['prefecture', 'publisher_name', 'municipality', 'address'] as const).map((field) =>
    cells.text(field),
  );
  const all = texts.join(' ');
  const named = prefectures.find(({ name }) => all.includes(name));
  if (named) return named.name;
  const city = texts.map(cityAtStart).find((found) => found !== undefined);
  return city && prefectureNameOfCity(city);
}

/** A cell with both goes before two cells, unless it holds no position, such as the outline of a building. */
function positionOf(cells: Cells): Pick<Place, 'latitude' | 'longitude' | 'position_source'> {
  const [pair, latitude, longitude] = [
    cells.text('position'),
    cells.text('latitude'),
    cells.text('longitude'),
  ];
  const hasTwoCells = latitude !== '' || longitude !== '';
  const inOne = pair === '' ? null : readPositionPair(pair);
  if (inOne && (inOne.value || !hasTwoCells)) return published(cells.take('position', inOne));
  if (!hasTwoCells) return {};
  const field = latitude !== '' ? 'latitude' : 'longitude';
  return published(cells.take(field, readPosition(latitude, longitude)));
}

const published = (position: Position | null) =>
  position ? { ...position, position_source: 'published' } : {};

const writtenAddress = (cells: Cells): string =>
  cells.text('address') ||
  ['prefecture', 'municipality', 'ward', 'town', 'street']
    .map((field) => cells.text(field as 'town'))
    .join('');

const withoutCounty = (municipality: string): string => municipality.replace(/^.{1,6}郡(?=.+[町村]$)/, '');

/**
 * Whether the publisher's code tells where a facility is: a facility outside has another code, which is not
 * published.
 */
function isWithin(publisher: Publisher, { prefecture, municipality }: AddressParts): boolean {
  if (isPrefectureCode(publisher.code)) return false;
  if (prefecture && prefecture !== prefectureOf(publisher.code)) return false;
  const own = splitMunicipalityName(publisher.name).municipality;
  return !own || !municipality || withoutCounty(own) === withoutCounty(municipality);
}

/** The code of 札幌市中央区, if the publisher is 札幌市. */
function wardOf({ name, wards = {} }: Publisher, { municipality }: AddressParts): string | undefined {
  const city = splitMunicipalityName(name).municipality ?? '';
  return municipality?.startsWith(city) ? wards[municipality.slice(city.length)] : undefined;
}

function municipalityCodeOf(
  location: string | null,
  publisher: Publisher,
  parts: AddressParts,
  cityWard: CityWard | undefined,
): string | null {
  if (cityWard) return cityWard.ward.code;
  if (location !== null) return isPrefectureCode(location) ? null : location;
  const ward = wardOf(publisher, parts);
  if (ward !== undefined) return ward;
  if (isWithin(publisher, parts)) return publisher.code;
  const { prefecture = prefectureOf(publisher.code), municipality } = parts;
  return municipalityOfName(`${prefecture?.name}${municipality}`)?.code ?? null;
}

/** Finds the facility's place. Its municipality is the one of the address, which may differ from the publisher. */
export function placeOf(cells: Cells, publisher: Publisher): Place {
  const own = splitMunicipalityName(publisher.name);
  const city = cityOfRow(cells, { code: publisher.code, name: own.municipality });
  const known = cells.text('municipality') || own.municipality;
  const written = writtenAddress(cells);
  const parts = splitAddress(written, known, city);
  const locationCode = cells.read('location_code', (text) =>
    readMunicipalityCode(text, parts.prefecture?.name ?? (city && prefectureNameOfCity(city))),
  );
  const cityWard = wardOfRow(cells, parts, city, [locationCode, publisher.code]);
  const code = cityWard?.ward.code ?? locationCode ?? publisher.code;
  const prefecture = parts.prefecture ?? prefectureOf(code);
  if (written === '' && cells.has('address'))
    cells.warn('address', 'doubtful', 'no address; only the municipality is known');
  else if (written !== '' && prefecture && prefecture !== prefectureOf(code))
    cells.warn(
      'address',
      'doubtful',
      `in ${prefecture.name}, against its code ${code}; the address is taken`,
    );
  const prefectureName = prefecture?.name ?? '';
  const municipality_name = cityWard ? cityWard.city.name + cityWard.ward.name : (parts.municipality ?? '');
  return {
    prefecture_code: prefecture?.code ?? '',
    municipality_code: municipalityCodeOf(locationCode, publisher, parts, cityWard),
    municipality_name,
    address: `${prefectureName}${municipality_name}${parts.rest}`,
    building: cells.textOrNull('building'),
    postal_code:
      cells.read('postal_code', readPostalCode) ??
      (parts.postal_code && cells.take('address', parts.postal_code)),
    ...positionOf(cells),
  };
}
