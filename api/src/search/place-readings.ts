import { municipalities } from '@enerabi/gazetteer/municipalities';
import type { NameWithReading } from '@enerabi/gazetteer/name-with-reading';
import { stationReadings } from '@enerabi/gazetteer/station-readings';
import { searchText } from '@enerabi/shared/japanese';

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
