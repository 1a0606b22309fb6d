import { withCheckDigit } from '@enerabi/shared/constants';
import type { SearchSuggestions } from '@enerabi/shared/contract';
import { searchText } from '@enerabi/shared/japanese';
import { cityOfWard } from '../designated-cities.ts';
import { municipalityReading } from '../place-readings.ts';

/** Suggestions of each kind. */
export const mostSuggested = { municipalities: 4, stations: 4, facilities: 5 } as const;

type Municipality = SearchSuggestions['municipalities'][number];

/** A municipality with its name and its reading, if known, in search form. */
export interface NamedMunicipality {
  municipality: Municipality;
  forms: readonly string[];
}

export function withForms(municipality: Municipality): NamedMunicipality {
  const name = searchText(municipality.municipality_name);
  const reading = municipalityReading(name);
  return { municipality, forms: reading === undefined ? [name] : [name, reading] };
}

/** Municipalities and, before their wards, the cities with wards. */
export function withCities(municipalities: readonly Municipality[]): Municipality[] {
  const cities = new Map<number, Municipality>();
  for (const { municipality_code, municipality_name, ...rest } of municipalities) {
    const digits = cityOfWard(municipality_code);
    if (digits === undefined) continue;
    const known = cities.get(digits);
    if (known) known.facilities += rest.facilities;
    else
      cities.set(digits, {
        ...rest,
        municipality_code: withCheckDigit(String(digits).padStart(5, '0')),
        municipality_name: municipality_name.replace(/市.+区$/, '市'),
      });
  }
  const byCode = new Map([...cities.values()].map((city) => [city.municipality_code, city]));
  // Some facilities are known by their city alone, without a ward.
  for (const { municipality_code, facilities } of municipalities) {
    const city = byCode.get(municipality_code);
    if (city) city.facilities += facilities;
  }
  return [
    ...cities.values(),
    ...municipalities.filter(({ municipality_code }) => !byCode.has(municipality_code)),
  ];
}

/**
 * The municipalities that match a word: names that begin with it before others, the prefecture's before others, then
 * by the number of facilities.
 * @param word in search form
 */
export function municipalitiesFor(
  word: string,
  municipalities: readonly NamedMunicipality[],
  { area, limit }: { area: string | undefined; limit: number },
): Municipality[] {
  if (word === '') return [];
  const rank = ({ prefecture_code }: Municipality, found: number): number =>
    (found === 0 ? 0 : 2) + (prefecture_code === area ? 0 : 1);
  return municipalities
    .flatMap(({ municipality, forms }) => {
      const found = forms.map((form) => form.indexOf(word)).filter((at) => at >= 0);
      return found.length === 0 ? [] : [{ municipality, rank: rank(municipality, Math.min(...found)) }];
    })
    .sort(
      (one, other) => one.rank - other.rank || other.municipality.facilities - one.municipality.facilities,
    )
    .slice(0, limit)
    .map(({ municipality }) => municipality);
}
