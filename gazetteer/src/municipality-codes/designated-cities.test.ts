import { describe, expect, it } from '@jest/globals';
import { designatedCities, designatedCityOf, designatedCityOfWard } from './designated-cities.ts';
import { wardAtStart, wardOfCell } from './ward-in-text.ts';

const everyWard = designatedCities.flatMap((city) => city.wards.map((ward) => ({ city, ward })));

describe('the designated cities (政令指定都市)', () => {
  it('are twenty with 171 wards, each code of its own and of its city', () => {
    expect(designatedCities).toHaveLength(20);
    expect(everyWard).toHaveLength(171);
    expect(new Set(everyWard.map(({ ward }) => ward.code)).size).toBe(171);
    for (const { city, ward } of everyWard) {
      expect(designatedCityOfWard(ward.code)).toBe(city);
      expect(designatedCityOf(city.code)).toBe(city);
      expect(designatedCityOfWard(city.code)).toBeUndefined();
    }
  });

  it.each([
    ['011011', '札幌市', '中央区'],
    ['111074', 'さいたま市', '浦和区'],
    ['121011', '千葉市', '中央区'],
    ['141062', '横浜市', '保土ケ谷区'],
    ['221384', '浜松市', '中央区'],
    ['221392', '浜松市', '浜名区'],
    ['221406', '浜松市', '天竜区'],
    ['271284', '大阪市', '中央区'],
    ['271471', '堺市', '美原区'],
    ['281051', '神戸市', '兵庫区'],
    ['401099', '北九州市', '八幡西区'],
    ['431052', '熊本市', '北区'],
  ])('number their wards as JIS X 0402 does: %s is %s%s', (code, city, ward) => {
    expect(everyWard.find((one) => one.ward.code === code)).toMatchObject({
      city: { name: city },
      ward: { name: ward },
    });
  });

  it('take no other municipality for one of theirs', () => {
    for (const code of ['131016', '142018', '012343', '342122', '141003'])
      expect(designatedCityOfWard(code)).toBeUndefined();
  });
});

describe('a ward in a text', () => {
  const yokohama = designatedCities.find(({ name }) => name === '横浜市');
  const hamamatsu = designatedCities.find(({ name }) => name === '浜松市');

  it.each([
    '横浜市保土ケ谷区川辺町2-9',
    '横浜市保土ヶ谷区川辺町2-9',
    '横浜市　保土ヶ谷区　川辺町2-9',
    ' 横浜市 保土ケ谷区川辺町2-9',
  ])('is found in every spelling: %s', (text) => {
    const found = wardAtStart(text);
    expect(found?.ward?.code).toBe('141062');
    expect(text.slice(found?.length).trim()).toBe('川辺町2-9');
  });

  it.each([
    ['千代田区霞が関1', undefined],
    ['鶴見区鶴見1', undefined],
    ['東大阪市中央区1', undefined],
    ['横浜市中町1', yokohama],
  ])('is none where there is no such ward: %s', (text, city) => {
    expect(wardAtStart(text, city)).toBeUndefined();
  });

  it.each(['鶴見区', '鶴見', '横浜市鶴見区', ' 横浜市 鶴見区 '])('may be a cell of its own: %s', (text) => {
    expect(wardOfCell(text, yokohama)?.ward?.code).toBe('141011');
  });

  it.each(['', '横浜市', '鶴見区鶴見中央', '未定'])('is no cell with something else: %j', (text) => {
    expect(wardOfCell(text, yokohama)).toBeUndefined();
  });

  it('that is gone is the one it became a part of, or known to be several', () => {
    expect(wardAtStart('浜松市浜北区小松1')).toMatchObject({ isFormer: true, ward: { code: '221392' } });
    expect(wardAtStart('東区和田町1', hamamatsu)).toMatchObject({ isFormer: true, ward: { name: '中央区' } });
    expect(wardAtStart('浜松市北区細江町1')).toMatchObject({ isFormer: true, ward: null });
    expect(wardAtStart('浜松市天竜区二俣町1')).toMatchObject({ isFormer: false, ward: { code: '221406' } });
  });
});
