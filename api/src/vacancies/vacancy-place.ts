import { prefectureByCode, withCheckDigit } from '@enerabi/shared/constants';
import { readMunicipalityCode } from '../import/values/municipality-code.ts';
import type { NamedPlace } from './vacancy.record.ts';
import type { VacancyProfile } from './vacancy-profile.ts';

/** The municipality of a row: the ward by its code or name, and the city of the profile. */
export function placeOfRow(code: string, ward: string, profile: VacancyProfile | null): NamedPlace {
  const own = (code && readMunicipalityCode(code).value) || profile?.wards[ward] || null;
  const city = profile?.municipality;
  const codes = [...new Set([own, city?.code].filter((one) => one !== null && one !== undefined))];
  const prefecture = codes[0] && prefectureByCode(withCheckDigit(`${codes[0].slice(0, 2)}000`));
  const before = city?.name ?? (prefecture ? prefecture.name : '');
  return { codes, name: before.endsWith(ward) ? before : before + ward };
}
