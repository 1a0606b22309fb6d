import {
  type DesignatedCity,
  designatedCityOf,
  type Ward,
} from '@enerabi/gazetteer/municipality-codes/designated-cities';
import { cityAtStart, type NamedWard, wardOfCell } from '@enerabi/gazetteer/municipality-codes/ward-in-text';
import type { Cells } from '../../layout/cells.ts';
import type { Field } from '../../layout/columns.ts';
import type { AddressParts } from '../../values/place/address.ts';

/**
 * The designated city of a row: by its own column, else by the publisher.
 * @param publisherName without the prefecture
 */
export function cityOfRow(
  cells: Cells,
  publisher: { code: string; name: string | null },
): DesignatedCity | undefined {
  const municipality = cells.text('municipality');
  const coded = designatedCityOf(publisher.code);
  const named = cityAtStart(municipality);
  if (named) return named;
  if (municipality !== '') return wardOfCell(municipality, coded) ? coded : undefined;
  return cityAtStart(publisher.name ?? '') ?? coded;
}

const wardOfCode = (city: DesignatedCity, code: string | null): Ward | undefined =>
  city.wards.find((ward) => ward.code === code);

/** The ward that columns beside the address name, the most specific first. */
function wardOfColumns(
  cells: Cells,
  city: DesignatedCity,
  codes: readonly (string | null)[],
): Ward | undefined {
  for (const field of ['ward', 'municipality'] as const) {
    const named = wardOfCell(cells.text(field), city);
    if (named?.city === city && named.ward) {
      warnOfFormer(cells, field, named);
      return named.ward;
    }
  }
  return codes.map((code) => wardOfCode(city, code)).find((ward) => ward !== undefined);
}

function warnOfFormer(cells: Cells, field: Field, { city, ward, written, isFormer }: NamedWard): void {
  if (!isFormer) return;
  if (ward)
    cells.warn(field, 'repaired', `${written} became a part of ${city.name}${ward.name}; taken as that`);
  else
    cells.warn(
      field,
      'doubtful',
      `${city.name}${written} is gone and was shared out; only ${city.name} is taken`,
    );
}

/** Whether the address names no municipality but the city or one of its wards. */
const isOfCity = ({ prefecture, municipality }: AddressParts, city: DesignatedCity): boolean =>
  (!prefecture || prefecture.code.slice(0, 2) === city.code.slice(0, 2)) &&
  (municipality === null ||
    cityAtStart(municipality) === city ||
    wardOfCell(municipality, city) !== undefined);

export interface CityWard {
  city: DesignatedCity;
  ward: Ward;
}

/**
 * The ward of a facility and its city; the ward in the address has priority over other columns and codes.
 * @param codes of the place and of the publisher, six digits
 */
export function wardOfRow(
  cells: Cells,
  parts: AddressParts,
  city: DesignatedCity | undefined,
  codes: readonly (string | null)[],
): CityWard | undefined {
  const field = cells.text('address') ? 'address' : 'municipality';
  const named = parts.ward;
  if (named) warnOfFormer(cells, field, named);
  const beside = city && isOfCity(parts, city) ? wardOfColumns(cells, city, codes) : undefined;
  if (!named?.ward) return city && beside && { city, ward: beside };
  if (beside && beside !== named.ward)
    cells.warn(
      field,
      'doubtful',
      `in ${named.ward.name}, against ${beside.name} beside it; the address is taken`,
    );
  return { city: named.city, ward: named.ward };
}
