import { prefectures } from '@enerabi/shared/constants';
import { municipalities, type Position } from '../municipalities/index.ts';
import { chubu } from './chubu.ts';
import { chugokuShikoku } from './chugoku-shikoku.ts';
import { hokkaidoTohoku } from './hokkaido-tohoku.ts';
import { kansai } from './kansai.ts';
import { kanto } from './kanto.ts';
import { kyushuOkinawa } from './kyushu-okinawa.ts';
import { tokyo } from './tokyo.ts';

export interface LineStation extends Position {
  operator: string;
  line: string;
  name: string;
  /** Six digits. */
  prefecture_code: string;
  /** From 1, along the line within the prefecture. */
  line_order: number;
}

/** Key of the last position of a name in a prefecture, on any line. */
const placeKey = (prefecture: string, name: string) => `${prefecture} ${name}`;
const stopKey = (prefecture: string, line: string, name: string) => `${prefecture} ${line} ${name}`;

const places = new Map<string, Position>();
const stops = new Map<string, Position>();
for (const { prefecture, stations } of municipalities)
  for (const { name, line, latitude, longitude } of stations) {
    stops.set(stopKey(prefecture.code, line, name), { latitude, longitude });
    places.set(placeKey(prefecture.code, name), { latitude, longitude });
  }

/**
 * `13|JR東日本|JR山手線|東京/35.681/139.767 神田 …`: prefecture, operator, line, its stations in order. A position is written
 * once: at the station's municipality, or at the first mention in its prefecture.
 */
function stationsOf(row: string): LineStation[] {
  const [id, operator = '', line = '', names = ''] = row.split('|');
  const prefecture_code = prefectures[Number(id) - 1]?.code ?? '';
  return names.split(' ').map((written, at) => {
    const [name = '', latitude, longitude] = written.split('/');
    const own = latitude && longitude && { latitude: Number(latitude), longitude: Number(longitude) };
    const known = placeKey(prefecture_code, name);
    const position = own || stops.get(stopKey(prefecture_code, line, name)) || places.get(known);
    if (!position) throw new Error(`no position of ${name} in ${row}`);
    if (!places.has(known)) places.set(known, position);
    return { operator, line, name, prefecture_code, line_order: at + 1, ...position };
  });
}

/** Main lines of every prefecture with main stations, in order: a list of our own (decision 020). */
export const lineStations: readonly LineStation[] = [
  hokkaidoTohoku,
  kanto,
  tokyo,
  chubu,
  kansai,
  chugokuShikoku,
  kyushuOkinawa,
]
  .flatMap((rows) => rows.trim().split('\n'))
  .flatMap(stationsOf);
