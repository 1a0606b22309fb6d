import { municipalities } from '../municipalities/index.ts';
import { type NameWithReading, namesWithReadings } from '../name-with-reading.ts';
import { kanto } from './kanto.ts';
import { otherCities } from './other-cities.ts';
import { tokyo } from './tokyo.ts';

/**
 * Readings of some 900 stations: of those with a municipality's name, such as 渋谷, and of the main ones of large
 * cities. No open data has readings of stations: the railway data of 国土数値情報 (N02) has none.
 */
export const stationReadings: readonly NameWithReading[] = [
  ...municipalities.map(({ shortName }) => shortName),
  ...namesWithReadings(tokyo),
  ...namesWithReadings(kanto),
  ...namesWithReadings(otherCities),
];
