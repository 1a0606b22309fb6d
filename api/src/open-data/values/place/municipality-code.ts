import { prefectures, withCheckDigit } from '@enerabi/shared/constants';
import { compact } from '../notation.ts';
import { doubtful, type Reading, read, repaired, unread } from '../reading.ts';

const hasCheckDigit = (six: string): boolean => withCheckDigit(six.slice(0, 5)) === six;
const isOfPrefecture = (code: string, prefecture: string | undefined): boolean =>
  prefectures.some(
    ({ code: own, name }) => own.slice(0, 2) === code.slice(0, 2) && (!prefecture || name === prefecture),
  );

/** Municipalities are numbered from 100 on within their prefecture, which itself is 000 (JIS X 0402). */
const isOfMunicipality = (six: string): boolean => {
  const number = Number(six.slice(2, 5));
  return number === 0 || number >= 100;
};

/**
 * The local government code (全国地方公共団体コード), six digits. Five digits either lost the leading 0 (01 to 09) or lack the
 * check digit; the prefecture's name decides if both are possible.
 * @param prefecture its name if the row has one
 */
export function readMunicipalityCode(text: string, prefecture?: string): Reading<string> {
  const digits = compact(text).replace(/\.0$/, '').replaceAll('-', '');
  if (/^\d{6}$/.test(digits)) {
    if (!isOfPrefecture(digits, undefined)) return unread('no prefecture has such a code');
    return hasCheckDigit(digits)
      ? read(digits)
      : doubtful(digits, 'its check digit is wrong; kept as written');
  }
  const candidates = [
    ...(digits.length === 5 && hasCheckDigit(`0${digits}`) ? [`0${digits}`] : []),
    ...(digits.length === 4 ? [withCheckDigit(`0${digits}`)] : []),
    ...(digits.length === 5 ? [withCheckDigit(digits)] : []),
  ].filter((code) => isOfMunicipality(code) && isOfPrefecture(code, prefecture));
  const [code] = candidates;
  if (!/^\d+$/.test(digits) || !code) return unread('not a local government code of 6 digits');
  return candidates.length > 1
    ? unread(`may stand for ${candidates.join(' or ')}; write all six digits`)
    : repaired(code, `read as ${code}`);
}
