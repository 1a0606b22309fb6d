import { cp932, csv, json, type MadeUpLayout, madeUp, table, usual, utf8, utf16 } from './made-up-layouts.ts';

const { name, kind, address, phone, capacity } = usual;
const hours = { weekday_hours: { open: '07:00', close: '19:00' } };
const place = { latitude: 34.3112, longitude: 134.0134 };

/** Layouts that differ in words, order, encoding and notation. */
export const plainLayouts: MadeUpLayout[] = [
  {
    layout: 'Japanese headers of its own',
    file: 'a.csv',
    bytes: utf8(table({ 施設名: name, 施設種別: kind, 所在地: address, 電話: phone, 定員: capacity })),
    first: { municipality_code: '372013', address: '香川県高松市宮脇町1-4-12' },
  },
  {
    layout: 'English headers, position in two columns',
    file: 'facilities.csv',
    bytes: utf8(
      table({
        no: (one) => one.number,
        facility_name: name,
        category: kind,
        address,
        tel: phone,
        capacity,
        lat: (one) => String(one.latitude),
        lng: (one) => String(one.longitude),
        website: (one) => one.url,
      }),
    ),
    first: { ...place, url: 'https://nursery1.example.jp/', import_id: '37-107' },
  },
  {
    layout: 'CP932, another order, columns nobody knows',
    file: 'hoiku.csv',
    bytes: cp932(
      table({
        園長名: () => '高松　花子',
        電話番号: phone,
        定員数: capacity,
        職員数: () => '12',
        園名: name,
        区分: kind,
        住所: address,
      }),
    ),
  },
  {
    layout: 'UTF-16 with a byte order mark',
    file: 'u.csv',
    bytes: utf16(
      table({ 保育所名: name, 種類: kind, 住所: address, ＴＥＬ: phone, '利用定員（人）': capacity }),
    ),
  },
  {
    layout: 'tabs',
    file: 't.txt',
    bytes: Buffer.from(
      csv(table({ 事業所名: name, 類型: kind, 所在地: address, 連絡先: phone, 認可定員: capacity }), '\t'),
    ),
  },
  {
    layout: 'semicolons',
    file: 's.csv',
    bytes: Buffer.from(csv(table({ name, type: kind, address, phone, capacity }), ';')),
  },
  {
    layout: 'title rows above the header',
    file: 'title.csv',
    bytes: utf8([
      ['令和8年度 保育施設等一覧', '', '', '', ''],
      ['令和8年4月1日現在', '', '', '', '単位：人'],
      ['', '', '', '', ''],
      ...table({ 施設名称: name, 区分: kind, 所在地: address, 電話番号: phone, 定員: capacity }),
    ]),
  },
  {
    layout: 'the municipality in the title alone',
    file: 'b.csv',
    bytes: utf8([
      ['高松市の保育施設'],
      ...table({ 施設名: name, 種別: kind, 住所: (one) => one.town, 電話: phone, 定員: capacity }),
    ]),
    first: { municipality_code: '372013', address: '香川県高松市宮脇町1-4-12' },
  },
  {
    layout: 'one kind, in the title alone',
    file: 'c.csv',
    bytes: utf8([
      ['高松市認可保育所一覧'],
      ...table({ 施設名: name, 住所: address, 電話: phone, 定員: capacity }),
    ]),
    type: 1,
  },
  {
    layout: 'position in one cell, units behind numbers',
    file: 'd.csv',
    bytes: utf8(
      table({
        施設の名称: name,
        施設類型: kind,
        住所: address,
        電話番号: phone,
        定員: (one) => `${one.capacity}名`,
        '緯度,経度': (one) => `${one.latitude.toFixed(4)}, ${one.longitude.toFixed(4)}`,
      }),
    ),
    first: place,
  },
  {
    layout: 'era dates, hours in one cell with an extension',
    file: 'e.csv',
    bytes: utf8(
      table({
        名前: name,
        施設区分: kind,
        住所: address,
        電話番号: phone,
        定員: capacity,
        開設年月日: () => 'S47.4.1',
        保育時間: (one) => `7：00～${one.closes}（${one.closes}～21:00）`,
        休園日: () => '日曜・祝日',
      }),
    ),
    first: { approved_on: '1972-04-01', ...hours, extended_hours: { open: '19:00', close: '21:00' } },
  },
  {
    layout: 'address in four columns',
    file: 'f.csv',
    bytes: utf8(
      table({
        施設名: name,
        種別: kind,
        郵便番号: (one) => one.postal,
        都道府県: () => '香川県',
        市町村: () => '高松市',
        町名: (one) => one.town.slice(0, 3),
        番地: (one) => one.town.slice(3),
        電話: phone,
        定員: capacity,
      }),
    ),
    first: { address: '香川県高松市宮脇町1-4-12', postal_code: '7600011' },
  },
  {
    layout: 'half-width kana in the headers, phones without their zero',
    file: 'g.csv',
    bytes: utf8(
      table({
        ﾌﾘｶﾞﾅ: (one) => one.kana,
        施設名: name,
        種別: kind,
        住所: address,
        '電話番号(代表)': (one) => one.phone.replace(/^0|-/g, ''),
        定員: capacity,
      }),
    ),
    first: { name_kana: 'ヒマワリホイクエン', phones: ['0878000011'] },
    lacks: ['phones'],
  },
  {
    layout: 'a JSON list',
    file: 'list.json',
    bytes: json(
      madeUp.map((one) => ({
        title: one.name,
        kind: one.kind,
        addr: address(one),
        tel: one.phone,
        capacity: one.capacity,
      })),
    ),
  },
  {
    layout: 'JSON under a name, the position an object',
    file: 'ckan.json',
    bytes: json({
      result: {
        records: madeUp.map((one) => ({
          施設名: one.name,
          施設種別: one.kind,
          住所: address(one),
          電話番号: one.phone,
          定員: one.capacity,
          location: { lat: one.latitude, lon: one.longitude },
        })),
      },
    }),
    first: place,
  },
  {
    layout: 'GeoJSON with properties of its own',
    file: 'own.geojson',
    bytes: json({
      type: 'FeatureCollection',
      features: madeUp.map((one) => ({
        type: 'Feature',
        properties: {
          園名: one.name,
          類型: one.kind,
          場所: address(one),
          TEL: one.phone,
          定員: one.capacity,
        },
        geometry: { type: 'Point', coordinates: [one.longitude, one.latitude] },
      })),
    }),
    first: place,
  },
];
