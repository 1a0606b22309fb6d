import iconv from 'iconv-lite';
import { type WrittenCell, writeWorkbook } from '../../source-file/xlsx/testing/write-workbook.ts';

/** A nursery that does not exist, as each layout writes it in its own way. */
export interface MadeUp {
  number: string;
  name: string;
  kana: string;
  kind: string;
  type: number;
  town: string;
  postal: string;
  phone: string;
  capacity: number;
  latitude: number;
  longitude: number;
  closes: string;
  url: string;
  owner: string;
}

const made = (
  at: number,
  name: string,
  kana: string,
  kind: string,
  type: number,
  capacity: number,
  closes: string,
): MadeUp => ({
  number: `37-${100 + at * 7}`,
  name,
  kana,
  kind,
  type,
  town: `宮脇町${at}-${at + 3}-12`,
  postal: `760-00${10 + at}`,
  phone: `087-800-00${10 + at}`,
  capacity,
  latitude: Number(`34.3${at}12`),
  longitude: Number(`134.0${at}34`),
  closes,
  url: `https://nursery${at}.example.jp/`,
  owner: `社会福祉法人${name.slice(0, 2)}会`,
});

export const madeUp: readonly MadeUp[] = [
  made(1, 'ひまわり保育園', 'ヒマワリホイクエン', '認可保育所', 1, 90, '19:00'),
  made(2, 'さくらこども園', 'サクラコドモエン', '幼保連携型認定こども園', 2, 120, '18:30'),
  made(3, 'つくしルーム', 'ツクシルーム', '小規模保育', 6, 19, '18:00'),
  made(4, '青空保育所', 'アオゾラホイクショ', '認可保育所', 1, 60, '20:00'),
  made(5, 'どんぐりの家保育園', 'ドングリノイエホイクエン', '認可保育所', 1, 45, '19:00'),
  made(6, 'みどり幼稚園', 'ミドリヨウチエン', '幼稚園', 15, 150, '14:00'),
];

export interface MadeUpLayout {
  layout: string;
  /** With its ending. */
  file: string;
  bytes: Buffer;
  /** Facts of the first nursery, as the database has them. */
  first?: object;
  /** The kind of all facilities, if they share one. */
  type?: number;
  lacks?: ('phones' | 'capacity')[];
}

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
export const csv = (rows: string[][], delimiter = ','): string =>
  rows.map((row) => row.map(quoted).join(delimiter)).join('\r\n');

/** Header and rows from pairs of a header and the cells below it. */
export const table = (columns: Record<string, (one: MadeUp) => string>): string[][] => [
  Object.keys(columns),
  ...madeUp.map((one) => Object.values(columns).map((cell) => cell(one))),
];

export const utf8 = (rows: string[][]): Buffer => Buffer.from(csv(rows));
export const cp932 = (rows: string[][]): Buffer => iconv.encode(csv(rows), 'cp932');
export const utf16 = (rows: string[][]): Buffer => iconv.encode(csv(rows), 'utf-16le', { addBOM: true });
export const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
export const workbook = (rows: WrittenCell[][], merged: string[], formats: string[]): Buffer =>
  writeWorkbook([{ name: '一覧', rows, merged }], formats);

export const usual = {
  name: (one: MadeUp) => one.name,
  kind: (one: MadeUp) => one.kind,
  address: (one: MadeUp) => `香川県高松市${one.town}`,
  phone: (one: MadeUp) => one.phone,
  capacity: (one: MadeUp) => String(one.capacity),
};
