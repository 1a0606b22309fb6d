import { prefectures, withCheckDigit } from '@enerabi/shared/constants';
import { citiesEast } from './cities-east.ts';
import { citiesWest } from './cities-west.ts';
import { designatedCities } from './designated-cities.ts';

export interface NamedMunicipality {
  /** Six digits, with the check digit. */
  code: string;
  /** With its prefecture: 香川県高松市. */
  name: string;
}

const prefectureOf = (digits: string): string => prefectures[Number(digits.slice(0, 2)) - 1]?.name ?? '';

function ofPrefecture(row: string): NamedMunicipality[] {
  const [prefecture = '', ...rest] = row.split(' ');
  return rest.map((text) => ({
    code: withCheckDigit(prefecture + text.slice(0, 3)),
    name: prefectureOf(prefecture) + text.slice(3),
  }));
}

/** Every city and the 23 wards of Tokyo. Towns and villages are not listed: users enter their code. */
export const cities: readonly NamedMunicipality[] = [
  ...designatedCities.map(({ code, name }) => ({ code, name: prefectureOf(code) + name })),
  ...`${citiesEast}${citiesWest}`
    .split('\n')
    .filter((row) => row !== '')
    .flatMap(ofPrefecture),
];

const byCode = new Map(cities.map((city) => [city.code, city]));

const byName = new Map(cities.map((city) => [city.name, city]));

/** @param name with its prefecture: 香川県高松市 */
export const municipalityOfName = (name: string): NamedMunicipality | undefined => byName.get(name);

/** @param code six digits */
export const municipalityByCode = (code: string): NamedMunicipality | undefined => byCode.get(code);

const local = ({ code, name }: NamedMunicipality): string => name.slice(prefectureOf(code).length);

/**
 * The cities whose names a text contains, limited to the text's prefecture if it names one. A longer name goes before
 * one that it contains: 東村山市 is not 村山市, 大阪市中央区 not 東京都中央区.
 */
export function municipalitiesNamed(text: string): NamedMunicipality[] {
  const held = cities.filter((city) => text.includes(local(city)));
  const longest = held.filter(
    (city) => !held.some((other) => local(other) !== local(city) && local(other).includes(local(city))),
  );
  const inOrder = longest.filter((city) => text.includes(city.name));
  return inOrder.length > 0 ? inOrder : longest;
}
