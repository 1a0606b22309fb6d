import type { WrittenCell } from '../../source-file/xlsx/testing/write-workbook.ts';
import { type MadeUpLayout, madeUp, table, usual, utf8, workbook } from './made-up-layouts.ts';

const { name, kind, address, phone, capacity } = usual;
const time = (text: string): number => (Number(text.slice(0, 2)) + Number(text.slice(3)) / 60) / 24;

const twoRows = [
  ['No', '施設名', '種別', '住所', '電話番号', '定員', '平日', '', '土曜', ''],
  ['', '', '', '', '', '', '開始', '終了', '開始', '終了'],
];

const careHours = {
  weekday_hours: { open: '07:00', close: '19:00' },
  saturday_hours: { open: '07:30', close: '17:00' },
};

/** Layouts whose header or cells are joined, split, or workbooks. */
export const joinedLayouts: MadeUpLayout[] = [
  {
    layout: 'a header of two rows',
    file: 'h.csv',
    bytes: utf8([
      ...twoRows,
      ...madeUp.map((one, at) => [
        String(at + 1),
        one.name,
        one.kind,
        address(one),
        one.phone,
        String(one.capacity),
        '7:00',
        one.closes,
        '7:30',
        '17:00',
      ]),
    ]),
    first: { ...careHours, import_id: 'ひまわり保育園' },
  },
  {
    layout: 'a workbook: joined title, kinds joined downwards, times and dates as numbers',
    file: 'i.xlsx',
    bytes: workbook(
      [
        ['高松市　保育施設一覧', null, null, null, null, null, null, null],
        ['種別', '施設名', '所在地', '電話番号', '定員', '開所時間', '閉所時間', '設置認可年月日'],
        ...[...madeUp]
          .sort((one, other) => one.type - other.type)
          .map((one, at, all): WrittenCell[] => [
            all[at - 1]?.kind === one.kind ? null : one.kind,
            one.name,
            address(one),
            one.phone,
            { value: one.capacity },
            { value: time('07:00'), style: 1 },
            { value: time(one.closes), style: 1 },
            { value: 26390, style: 2 },
          ]),
      ],
      ['A1:H1', 'A3:A5'],
      ['h:mm', '[$-411]ge.m.d'],
    ),
    first: { weekday_hours: { open: '07:00', close: '19:00' }, approved_on: '1972-04-01' },
  },
  {
    layout: 'a workbook with a header of two rows',
    file: 'j.xlsx',
    bytes: workbook(
      [
        ...twoRows.map((row) => row.map((cell) => cell || null)),
        ...madeUp.map((one, at): WrittenCell[] => [
          { value: at + 1 },
          one.name,
          one.kind,
          address(one),
          one.phone,
          { value: one.capacity },
          '7:00',
          one.closes,
          '7:30',
          '17:00',
        ]),
      ],
      ['A1:A2', 'B1:B2', 'G1:H1', 'I1:J1'],
      [],
    ),
    first: careHours,
  },
  {
    layout: 'standard and short hours',
    file: 'k.csv',
    bytes: utf8(
      table({
        施設名: name,
        種別: kind,
        住所: address,
        電話番号: phone,
        定員: capacity,
        保育標準時間: () => '7:00～18:00',
        保育短時間: () => '8:30～16:30',
        土曜日開所時間: () => '7:30～17:00',
      }),
    ),
    first: {
      standard_hours: { open: '07:00', close: '18:00' },
      short_hours: { open: '08:30', close: '16:30' },
      saturday_hours: { open: '07:30', close: '17:00' },
    },
  },
  {
    layout: 'rows of attributes that start with #',
    file: 'l.csv',
    bytes: utf8([
      ['#attribution_name', '高松市'],
      ['#license', 'CC BY'],
      ['#property', '名称', '種別', '住所', '電話番号', '定員'],
      ['#object_type_xsd', 'string', 'string', 'string', 'string', 'string'],
      ...table({
        n: (one) => one.number,
        名称: name,
        種別: kind,
        住所: address,
        電話番号: phone,
        定員: capacity,
      }).slice(1),
    ]),
    first: { import_id: '37-107' },
  },
  {
    layout: 'capacity by class and in total, age from and to',
    file: 'm.csv',
    bytes: utf8(
      table({
        施設名: name,
        種別: kind,
        住所: address,
        電話番号: phone,
        定員_0歳: () => '6',
        定員_1歳: () => '10',
        定員合計: capacity,
        受入年齢: () => '0',
        受入年齢上限: () => '5歳',
      }),
    ),
    first: { accept_from_months: 0, accepted_age_text: '0〜5歳' },
  },
  {
    layout: 'a ward in a column of its own',
    file: 'n.csv',
    bytes: utf8([
      ['横浜市保育施設一覧'],
      ...table({
        施設所在区: () => '鶴見区',
        施設名: name,
        種別: kind,
        住所: (one) => one.town,
        電話番号: phone,
        定員: capacity,
      }),
    ]),
    first: { municipality_code: '141011', municipality_name: '横浜市鶴見区' },
  },
  {
    layout: 'city and ward within the address',
    file: 'o.csv',
    bytes: utf8(
      table({
        施設名: name,
        種別: kind,
        住所: (one) => `千葉市中央区${one.town}`,
        電話番号: phone,
        定員: capacity,
      }),
    ),
    first: { municipality_code: '121011', municipality_name: '千葉市中央区' },
  },
  {
    layout: 'public or private, who runs it, yes and no',
    file: 'p.csv',
    bytes: utf8(
      table({
        施設名: name,
        種別: kind,
        '公立・私立の別': () => '私立',
        運営法人: (one) => one.owner,
        住所: address,
        電話番号: phone,
        FAX: (one) => one.phone.replace('800', '801'),
        定員: capacity,
        一時保育: () => '○',
        延長保育: () => '×',
        駐車場: () => '5台',
      }),
    ),
    first: {
      ownership: 2,
      corporation: { name: '社会福祉法人ひま会', corporation_number: null },
      fax: '087-801-0011',
      services: ['temporary_care', 'parking'],
    },
  },
  {
    layout: 'headers that say nothing for position, phone and address of the web',
    file: 'q.csv',
    bytes: utf8(
      table({
        施設名: name,
        種別: kind,
        住所: address,
        定員: capacity,
        項目1: (one) => one.latitude.toFixed(5),
        項目2: (one) => one.longitude.toFixed(5),
        項目3: phone,
        項目4: (one) => one.url,
      }),
    ),
    first: { latitude: 34.3112, url: 'https://nursery1.example.jp/' },
  },
];
