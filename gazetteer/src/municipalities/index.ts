import { type Prefecture, prefectures, withCheckDigit } from '@enerabi/shared/constants';
import type { NameWithReading } from '../name-with-reading.ts';
import { chubu } from './chubu.ts';
import { chugokuShikoku } from './chugoku-shikoku.ts';
import { designatedCities } from './designated-cities.ts';
import { hokkaidoTohoku } from './hokkaido-tohoku.ts';
import { kansai } from './kansai.ts';
import { kanto } from './kanto.ts';
import { kyushuOkinawa } from './kyushu-okinawa.ts';
import { tokyo } from './tokyo.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

export interface Station extends Position {
  name: string;
  line: string;
}

export interface Municipality {
  /** Five digits of JIS X 0402. */
  digits: string;
  /** Six digits, with the check digit. */
  code: string;
  prefecture: Prefecture;
  /** A ward includes its city: 横浜市西区. */
  name: string;
  /** Hiragana. */
  kana: string;
  /** Owner of public nurseries: the city, not its ward; but wards of Tokyo own them. */
  government: NameWithReading;
  /** Its common name, without 市 or 区: 鶴見 for 横浜市鶴見区. */
  shortName: NameWithReading;
  centre: Position;
  /** The distance of facilities from the centre or a station, in kilometres. */
  radius: number;
  /** The bearing of sea or a lake within the radius, in degrees clockwise from north. */
  shore: number | null;
  /** Inhabitants in ten thousands, roughly: the share within the prefecture. */
  weight: number;
  stations: readonly Station[];
}

const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const stationPattern = /(\S+?)\/([^/]+)\/([\d.]+)\/([\d.]+)/g;

/** `13101 千代田区 ちよだく 35.694 139.754 1.0 - 7 飯田橋/JR総武線/35.702/139.745 …` */
function municipalityOf(row: string): Municipality {
  const [digits = '', name = '', kana = '', latitude, longitude, radius, shore = '', weight] = row.split(' ');
  const prefecture = prefectures[Number(digits.slice(0, 2)) - 1];
  if (!prefecture || Number.isNaN(Number(weight))) throw new Error(`not a municipality: ${row}`);
  const city = designatedCities.find(({ text }) => name.endsWith('区') && name.startsWith(text));
  const stations = [...row.matchAll(stationPattern)].map(([, station = '', line = '', north, east]) => ({
    name: station,
    line,
    latitude: Number(north),
    longitude: Number(east),
  }));
  return {
    digits,
    code: withCheckDigit(digits),
    prefecture,
    name,
    kana,
    government: city ?? { text: name, kana },
    shortName: {
      text: name.slice(city?.text.length ?? 0, -1),
      kana: kana.slice(city?.kana.length ?? 0, -1),
    },
    centre: { latitude: Number(latitude), longitude: Number(longitude) },
    radius: Number(radius),
    shore: shore === '-' ? null : compass.indexOf(shore) * 45,
    weight: Number(weight),
    stations,
  };
}

/** 432 cities and wards with main stations, at least five a prefecture: a compact list of our own (decision 020). */
export const municipalities: readonly Municipality[] = [
  hokkaidoTohoku,
  kanto,
  tokyo,
  chubu,
  kansai,
  chugokuShikoku,
  kyushuOkinawa,
]
  .flatMap((rows) => rows.trim().split('\n'))
  .map(municipalityOf)
  .sort((first, second) => (first.digits < second.digits ? -1 : 1));
