import { prefectureByCode, prefectures, withCheckDigit } from '@enerabi/shared/constants';
import { type DesignatedCity, designatedCities, type Ward } from './designated-cities.ts';

/** A ward that a text names. */
export interface NamedWard {
  city: DesignatedCity;
  /** The present ward; null if a former one was divided. */
  ward: Ward | null;
  /** As in the text, without its city. */
  written: string;
  /** Length of the city's and the ward's name in the text. */
  length: number;
  isFormer: boolean;
}

/** Characters with several spellings: 保土ヶ谷区, 天龍区, 都築区. */
const variants: Readonly<Record<string, string>> = { ケ: '[ケヶｹガが]', 竜: '[竜龍]', 筑: '[筑築]' };
const spelt = (name: string): string => [...name].map((letter) => variants[letter] ?? letter).join('\\s*');

interface Patterns {
  city: DesignatedCity;
  withCity: RegExp;
  alone: RegExp;
  /** All wards, present ones first. */
  wards: { pattern: RegExp; ward: Ward | null; isFormer: boolean }[];
}

const patterns: readonly Patterns[] = designatedCities.map((city) => {
  const wards = [
    ...city.wards.map((ward) => ({ name: ward.name, ward, isFormer: false })),
    ...[...city.formerWards].map(([name, ward]) => ({ name, ward, isFormer: true })),
  ];
  const any = `(${wards.map(({ name }) => spelt(name)).join('|')})`;
  return {
    city,
    withCity: new RegExp(`^\\s*${spelt(city.name)}\\s*${any}`),
    alone: new RegExp(`^\\s*${any}`),
    wards: wards.map(({ name, ...rest }) => ({ pattern: new RegExp(`^${spelt(name)}$`), ...rest })),
  };
});

function namedBy(found: RegExpExecArray | null, { city, wards }: Patterns): NamedWard | undefined {
  const [all, written = ''] = found ?? [];
  const own = wards.find(({ pattern }) => pattern.test(written));
  return all && own ? { city, ...own, written: written.replace(/\s/g, ''), length: all.length } : undefined;
}

/**
 * The ward at the start of a text, of any city if it also names the city: 千葉市 中央区中央1.
 * @param text without its prefecture
 * @param city whose wards may appear without it: 中央区中央1
 */
export function wardAtStart(text: string, city?: DesignatedCity): NamedWard | undefined {
  for (const own of patterns) {
    const found = namedBy(own.withCity.exec(text), own);
    if (found) return found;
  }
  const own = patterns.find((one) => one.city === city);
  return own && namedBy(own.alone.exec(text), own);
}

/** The ward of a cell that contains nothing else: 中央区, 千葉市中央区 or, in a column of wards, 中央. */
export function wardOfCell(text: string, city?: DesignatedCity): NamedWard | undefined {
  const compact = text.replace(/\s/g, '');
  if (compact === '') return undefined;
  return [compact, `${compact}区`]
    .map((name) => ({ name, ward: wardAtStart(name, city) }))
    .find(({ name, ward }) => ward?.length === name.length)?.ward;
}

const withoutPrefecture = (text: string): string => {
  const name = prefectures.find((one) => text.startsWith(one.name))?.name ?? '';
  return text.slice(name.length);
};

/** The designated city at the start of a text, after its prefecture if it has one. */
export function cityAtStart(text: string): DesignatedCity | undefined {
  const compact = withoutPrefecture(text.replace(/\s/g, ''));
  return designatedCities.find(({ name }) => compact.startsWith(name));
}

/** The name of a city's prefecture. */
export const prefectureNameOfCity = ({ code }: DesignatedCity): string =>
  prefectureByCode(withCheckDigit(`${code.slice(0, 2)}000`))?.name ?? '';
