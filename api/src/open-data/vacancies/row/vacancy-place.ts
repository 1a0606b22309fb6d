import {
  type DesignatedCity,
  designatedCityOf,
  type Ward,
} from '@enerabi/gazetteer/municipality-codes/designated-cities';
import {
  cityAtStart,
  prefectureNameOfCity,
  wardOfCell,
} from '@enerabi/gazetteer/municipality-codes/ward-in-text';
import { prefectureByCode, withCheckDigit } from '@enerabi/shared/constants';
import { type AddressParts, splitAddress, splitMunicipalityName } from '../../values/place/address.ts';
import { readMunicipalityCode } from '../../values/place/municipality-code.ts';
import type { NamedPlace } from '../vacancy.record.ts';
import type { VacancyProfile } from '../vacancy-profile.ts';

/** The cells of a row that locate its facility; empty if there are none. */
export interface PlaceCells {
  code: string;
  /** The ward; in some files the municipality. */
  ward: string;
  address: string;
}

const prefectureNameOf = (code: string | undefined): string =>
  (code && prefectureByCode(withCheckDigit(`${code.slice(0, 2)}000`))?.name) || '';

const codesOf = (wards: readonly Ward[]): string[] => wards.map(({ code }) => code);

/** The municipality of a row: its ward by address, name or code, and the ward's city. */
export function placeOfRow(cells: PlaceCells, profile: VacancyProfile | null): NamedPlace {
  const own = profile?.municipality;
  const hint = cityAtStart(cells.ward) ?? cityAtStart(cells.address);
  const coded = cells.code
    ? readMunicipalityCode(cells.code, hint && prefectureNameOfCity(hint)).value
    : null;
  const base = coded ?? hint?.code ?? own?.code;
  const city = base === undefined ? undefined : designatedCityOf(base);
  const known =
    city?.name ?? (own ? splitMunicipalityName(own.name).municipality : null) ?? (cells.ward || null);
  const parts = cells.address === '' ? null : splitAddress(cells.address, known, city);
  const inCity = parts?.ward?.city ?? city;
  const place = inCity ? inDesignatedCity(inCity, cells, parts, base) : inTown(cells, coded, parts, profile);
  return { ...place, address: parts && place.name + parts.rest };
}

function inDesignatedCity(
  city: DesignatedCity,
  cells: PlaceCells,
  parts: AddressParts | null,
  base: string | undefined,
): Omit<NamedPlace, 'address'> {
  const ward =
    parts?.ward?.ward ?? wardOfCell(cells.ward, city)?.ward ?? city.wards.find(({ code }) => code === base);
  return {
    // If no ward is named, the facility may be in any of them.
    codes: ward ? [ward.code, city.code] : [city.code, ...codesOf(city.wards)],
    name: prefectureNameOfCity(city) + city.name + (ward?.name ?? ''),
  };
}

function inTown(
  { ward }: PlaceCells,
  coded: string | null,
  parts: AddressParts | null,
  profile: VacancyProfile | null,
): Omit<NamedPlace, 'address'> {
  const city = profile?.municipality;
  const codes = [...new Set([coded ?? profile?.wards[ward], city?.code])].filter(
    (code) => code !== undefined,
  );
  const before = city?.name ?? prefectureNameOf(codes[0]);
  if (parts?.municipality)
    return { codes, name: (parts.prefecture?.name ?? prefectureNameOf(codes[0])) + parts.municipality };
  return { codes, name: before.endsWith(ward) ? before : before + ward };
}
