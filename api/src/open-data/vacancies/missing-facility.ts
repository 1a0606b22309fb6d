import { prefectureByCode, withCheckDigit } from '@enerabi/shared/constants';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import { importedPathName, importId } from '../facility-row/identity.ts';
import { splitMunicipalityName } from '../values/place/address.ts';
import type { VacancySource } from './save-vacancies.ts';
import type { VacancyRow } from './vacancy.record.ts';
import type { VacancyProfile } from './vacancy-profile.ts';

/**
 * A facility of which only a row of vacancies is known: name, number, municipality, in some files the address and the
 * position. Its key is the municipality and the facility number, so that a list of facilities with that number as its
 * ID completes it later.
 * @returns null if the municipality is unknown
 */
export function missingFacility(
  { facility_number, name, place, position, as_of }: VacancyRow,
  profile: VacancyProfile | null,
  source: VacancySource,
): FacilityRecord | null {
  const [own] = place.codes;
  const prefecture = own && prefectureByCode(withCheckDigit(`${own.slice(0, 2)}000`));
  if (!own || !prefecture || name === '') return null;
  const import_municipality_code = profile?.municipality?.code ?? own;
  const import_id = importId([facility_number ?? name], '');
  const municipality_name = splitMunicipalityName(place.name).municipality ?? '';
  return {
    import_municipality_code,
    import_id,
    path_name: importedPathName(import_municipality_code, import_id),
    facility_number,
    name,
    facility_type: 99,
    facility_type_text: profile?.facility_type_text ?? null,
    prefecture_code: prefecture.code,
    municipality_code: own,
    municipality_name,
    address: place.address ?? `${prefecture.name}${municipality_name}`,
    ...(position ? { ...position, position_source: 'published' } : {}),
    updated_on: as_of,
    sources: [{ ...source, as_of, facts: [] }],
  };
}
