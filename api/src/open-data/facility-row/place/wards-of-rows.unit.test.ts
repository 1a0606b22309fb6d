import { designatedCities } from '@enerabi/gazetteer/municipality-codes/designated-cities';
import { prefectureByCode, withCheckDigit } from '@enerabi/shared/constants';
import { describe, expect, it } from '@jest/globals';
import { standardLayout } from '../../layout/layout.ts';
import { Problems } from '../../report/problems.ts';
import { facilityOf } from '../facility-row.ts';

const problems = new Problems(9);

/** The record of a row with these cells; what it warned of is in `problems`. */
function recordOf(cells: Record<string, string>) {
  const row: Record<string, string> = { ID: 'A1', 名称: 'ひまわり園', ...cells };
  problems.warnings.length = 0;
  const result = facilityOf(
    { row: 2, cells: Object.values(row), fault: null },
    { layout: standardLayout(Object.keys(row)), problems, publisher: null, idPrefix: '', source: {} },
  );
  if ('skip' in result) throw new Error(result.skip);
  return result.record;
}

const wards = designatedCities.flatMap((city) =>
  city.wards.map((ward) => {
    const prefecture = prefectureByCode(withCheckDigit(`${city.code.slice(0, 2)}000`))?.name ?? '';
    return { city: city.name, cityCode: city.code, ward: ward.name, code: ward.code, prefecture };
  }),
);
type Named = (typeof wards)[number];

const sixDigits = ({ cityCode }: Named) => ({ 市区町村コード: cityCode });
const whole = ({ prefecture, city }: Named) => ({ 地方公共団体名: prefecture + city });

const layouts: Record<string, (of: Named) => Record<string, string>> = {
  'prefecture, city and ward in one column': (of) => ({
    ...sixDigits(of),
    所在地: `${of.prefecture}${of.city}${of.ward}本町1-2`,
  }),
  'city and ward in one column': (of) => ({
    ...sixDigits(of),
    ...whole(of),
    所在地: `${of.city}${of.ward}本町1-2`,
  }),
  'city and ward, the publisher without a name': (of) => ({
    ...sixDigits(of),
    所在地: `${of.city}${of.ward}本町1-2`,
  }),
  'ward alone at the start': (of) => ({ ...sixDigits(of), ...whole(of), 所在地: `${of.ward}本町1-2` }),
  'ward alone after the prefecture': (of) => ({
    ...sixDigits(of),
    所在地: `${of.prefecture}${of.ward}本町1-2`,
  }),
  'full-width spaces between': (of) => ({
    ...sixDigits(of),
    所在地: `${of.prefecture}　${of.city}　${of.ward}　本町１－２`,
  }),
  'half-width spaces between': (of) => ({
    ...sixDigits(of),
    ...whole(of),
    所在地: `${of.prefecture} ${of.city} ${of.ward} 本町1-2`,
  }),
  'a postal code before it': (of) => ({ ...sixDigits(of), 所在地: `〒123-4567 ${of.city}${of.ward}本町1-2` }),
  'the spelling with ヶ': (of) => ({
    ...sixDigits(of),
    所在地: `${of.prefecture}${of.city}${of.ward.replace('ケ', 'ヶ')}本町1-2`,
  }),
  'a column of cities with the ward': (of) => ({
    ...sixDigits(of),
    所在地_市区町村: of.city + of.ward,
    所在地: '本町1-2',
  }),
  'a column of cities with the ward, and both in the address': (of) => ({
    ...sixDigits(of),
    所在地_市区町村: `${of.city}　${of.ward}`,
    所在地: `${of.city}${of.ward}本町1-2`,
  }),
  'a column of municipalities with the ward alone': (of) => ({
    ...sixDigits(of),
    ...whole(of),
    市区町村名: of.ward,
    所在地: '本町1-2',
  }),
  'a column of cities and one of wards': (of) => ({
    ...sixDigits(of),
    市区町村名: of.city,
    区: of.ward,
    住所: '本町1-2',
  }),
  'a column of wards, city in the address': (of) => ({
    ...sixDigits(of),
    行政区: of.ward,
    住所: `${of.city}本町1-2`,
  }),
  'a column of wards without 区': (of) => ({
    ...sixDigits(of),
    ...whole(of),
    区名: of.ward.slice(0, -1),
    住所: '本町1-2',
  }),
  'address in parts': (of) => ({
    ...sixDigits(of),
    所在地_都道府県: of.prefecture,
    所在地_市区町村: of.city + of.ward,
    所在地_町字: '本町',
    所在地_番地以下: '1-2',
  }),
  'address in parts, the ward with the town': (of) => ({
    ...sixDigits(of),
    所在地_都道府県: of.prefecture,
    所在地_市区町村: of.city,
    所在地_町字: `${of.ward}本町`,
    所在地_番地以下: '1-2',
  }),
  'code of the place: the city': (of) => ({
    ...sixDigits(of),
    所在地_全国地方公共団体コード: of.cityCode,
    所在地: `${of.city}${of.ward}本町1-2`,
  }),
  'code of the place: the ward': (of) => ({
    ...sixDigits(of),
    ...whole(of),
    所在地_全国地方公共団体コード: of.code,
    所在地: '本町1-2',
  }),
  'code of the publisher: the ward': (of) => ({ 市区町村コード: of.code, ...whole(of), 所在地: '本町1-2' }),
  'code of five digits': (of) => ({
    市区町村コード: of.cityCode.slice(0, 5),
    所在地: `${of.prefecture}${of.city}${of.ward}本町1-2`,
  }),
  'code that lost its 0': (of) => ({
    市区町村コード: String(Number(of.cityCode)),
    所在地: `${of.city}${of.ward}本町1-2`,
  }),
  'code of five digits that lost its 0': (of) => ({
    市区町村コード: String(Number(of.cityCode.slice(0, 5))),
    所在地: `${of.city}${of.ward}本町1-2`,
  }),
  'code of the prefecture': (of) => ({
    都道府県コード又は市区町村コード: withCheckDigit(`${of.cityCode.slice(0, 2)}000`),
    都道府県名: of.prefecture,
    市区町村名: of.city,
    所在地: `${of.city}${of.ward}本町1-2`,
  }),
};

describe('the ward of a row', () => {
  it.each(Object.keys(layouts))('is known of all 171, in the layout: %s', (name) => {
    const read = wards.map((of) => {
      const { municipality_code, municipality_name, prefecture_code, address } = recordOf(
        layouts[name]?.(of) ?? {},
      );
      return { municipality_code, municipality_name, prefecture_code, address };
    });
    expect(read).toEqual(
      wards.map(({ prefecture, city, ward, code }) => ({
        municipality_code: code,
        municipality_name: city + ward,
        prefecture_code: withCheckDigit(`${code.slice(0, 2)}000`),
        address: `${prefecture}${city}${ward}本町1-2`,
      })),
    );
  });

  it('that its address names goes before the one beside it, with a warning', () => {
    const record = recordOf({
      市区町村コード: '121002',
      行政区: '緑区',
      所在地: '千葉県千葉市中央区中央港1-1',
    });
    expect(record).toMatchObject({ municipality_code: '121011', municipality_name: '千葉市中央区' });
    expect(problems.warnings).toMatchObject(
      [{ kind: 'doubtful', column: '所在地', action: /中央区, against 緑区/ }].map((one) => ({
        ...one,
        action: expect.stringMatching(one.action),
      })),
    );
  });

  it('stays unknown where nothing names one: the city is known', () => {
    expect(recordOf({ 市区町村コード: '121002', 所在地: '千葉県千葉市中央港1-1' })).toMatchObject({
      municipality_code: '121002',
      municipality_name: '千葉市',
      address: '千葉県千葉市中央港1-1',
    });
  });

  it('is that of the address’s city, whoever the publisher is', () => {
    expect(
      recordOf({ 市区町村コード: '122190', 地方公共団体名: '千葉県市原市', 所在地: '千葉市緑区おゆみ野1' }),
    ).toMatchObject({
      municipality_code: '121053',
      municipality_name: '千葉市緑区',
      prefecture_code: '120006',
    });
    expect(
      recordOf({ 市区町村コード: '121002', 地方公共団体名: '千葉県千葉市', 所在地: '東京都中央区銀座1' }),
    ).toMatchObject({ municipality_code: '131024', municipality_name: '中央区', prefecture_code: '130001' });
  });

  it('of Hamamatsu before 2024 is the one that it became, where it became one', () => {
    expect(recordOf({ 市区町村コード: '221309', 所在地: '静岡県浜松市浜北区小松1' })).toMatchObject({
      municipality_code: '221392',
      address: '静岡県浜松市浜名区小松1',
    });
    expect(problems.warnings).toMatchObject([{ kind: 'repaired' }]);
    expect(recordOf({ 市区町村コード: '221309', 所在地: '静岡県浜松市北区細江町1' })).toMatchObject({
      municipality_code: '221309',
      municipality_name: '浜松市',
      address: '静岡県浜松市北区細江町1',
    });
    expect(problems.warnings).toMatchObject([{ kind: 'doubtful' }]);
  });
});
