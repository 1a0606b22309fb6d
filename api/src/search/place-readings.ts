import { municipalities } from '@enerabi/gazetteer/municipalities';
import type { NameWithReading } from '@enerabi/gazetteer/name-with-reading';
import { stationReadings } from '@enerabi/gazetteer/station-readings';
import { searchText } from '@enerabi/shared/japanese';
import { editDistance } from './edit-distance.ts';

const inSearchForm = ({ text, kana }: NameWithReading) => [searchText(text), searchText(kana)] as const;

const readingsByName = new Map(
  municipalities.flatMap(({ name, kana, government }) => [
    inSearchForm({ text: name, kana }),
    inSearchForm(government),
  ]),
);

/**
 * The reading of a municipality's name.
 * @param name in search form, a ward's with its city
 * @returns in search form; undefined if it is not known
 */
export const municipalityReading = (name: string): string | undefined => readingsByName.get(name);

const stations = stationReadings.map(inSearchForm);

/**
 * Names of stations whose reading begins with a word: しぶや and しぶやえき find 渋谷.
 * @param word in search form
 * @returns names in search form, at most 100
 */
export function stationsReadAs(word: string): string[] {
  if (!/^\p{sc=Hira}+$/u.test(word)) return [];
  const read = word.replace(/えき$/, '') || word;
  const names = stations.filter(([, kana]) => kana.startsWith(read) || kana.startsWith(word));
  return [...new Set(names.map(([name]) => name))].slice(0, 100);
}

/** Names and readings of all known places; a municipality's also without 市, 区 and so on. */
const forms = [
  ...new Set(
    [...readingsByName, ...stations].flat().flatMap((form) => {
      const stem = form.replace(/(市|区|町|村|し|く)$/, '');
      return stem === form || stem.length < 2 ? [form] : [form, stem];
    }),
  ),
];

const mostSimilar = 3;

/**
 * Names or readings of places that a word may be a slip of: さんげんじゃや of さんげんぢゃや, 三件茶屋 of 三軒茶屋.
 * @param word in search form; below three letters every slip would be another name
 * @returns in search form, at most three, those with the fewest slips alone
 */
export function similarPlaceNames(word: string): string[] {
  const typed = word.replace(/(えき|駅)$/, '') || word;
  const most = typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2;
  if (most === 0) return [];
  const near = forms
    .map((form) => ({ form, slips: editDistance(typed, form, most) }))
    .filter(({ slips }) => slips > 0 && slips <= most)
    .sort((one, other) => one.slips - other.slips);
  return near
    .filter(({ slips }) => slips === near[0]?.slips)
    .slice(0, mostSimilar)
    .map(({ form }) => form);
}
