import { describe, expect, it } from '@jest/globals';
import { splitAddress, splitMunicipalityName, tidyAddress } from './address.ts';

describe('an address in open data', () => {
  it.each([
    ['潮音町４ｰ２ｰ１', '潮音町4-2-1'],
    ['潮音町4－2－1', '潮音町4-2-1'],
    ['潮音町4ー2‐1', '潮音町4-2-1'],
    ['西春日町1407 ｻﾝｼｬｲﾝﾋﾞﾙ2ｰA', '西春日町1407 サンシャインビル2-A'],
    ['中央町21-3 コーポ花岡', '中央町21-3 コーポ花岡'],
    ['太田下町２３５０番地１', '太田下町2350番地1'],
    ['㈱みどりビル①', '㈱みどりビル①'],
  ])('%s is %s', (text, address) => {
    expect(tidyAddress(text)).toEqual({ address, postal_code: null });
  });

  it.each([
    '〒744-0074 山口県下松市潮音町4-2-1',
    '〒7440074山口県下松市潮音町4-2-1',
    '744-0074　山口県下松市潮音町4-2-1',
    '〒７４４－００７４\n山口県下松市潮音町4-2-1',
    '744-0074山口県下松市潮音町4-2-1',
  ])('gives up the postal code in it: %j', (text) => {
    expect(tidyAddress(text)).toEqual({
      address: '山口県下松市潮音町4-2-1',
      postal_code: { value: '7440074' },
    });
  });

  it('may begin in kana right after its postal code', () => {
    expect(tidyAddress('〒330-0854さいたま市大宮区桜木町1')).toEqual({
      address: 'さいたま市大宮区桜木町1',
      postal_code: { value: '3300854' },
    });
  });

  it('says of a postal code that lost its 0 that it was repaired', () => {
    expect(tidyAddress('〒60-0001北海道札幌市中央区')).toEqual({
      address: '北海道札幌市中央区',
      postal_code: { value: '0600001', problem: expect.objectContaining({ kind: 'repaired' }) },
    });
  });

  it.each(['〒未定 下松市潮音町4', '1234-5678番地', '1407-12'])('keeps figures that are none: %s', (text) => {
    expect(tidyAddress(text)).toEqual({ address: text, postal_code: null });
  });

  it.each([
    ['山口県下松市潮音町4-2-1', '下松市', '下松市', '潮音町4-2-1'],
    ['宮脇町一丁目2-23', '高松市', '高松市', '宮脇町一丁目2-23'],
    ['高松市市場町1-2', '高松市', '高松市', '市場町1-2'],
    ['北海道余市郡余市町黒川町1', '余市町', '余市郡余市町', '黒川町1'],
    ['山口県岩国市今津町1', '柳井市', '岩国市', '今津町1'],
  ])('%s, published by %s', (text, known, municipality, rest) => {
    expect(splitAddress(text, known)).toMatchObject({ municipality, rest });
  });

  it.each([
    ['東京都千代田区霞が関1', '千代田区'],
    ['神奈川県横浜市鶴見区鶴見1', '横浜市鶴見区'],
    ['三重県四日市市諏訪町1', '四日市市'],
    ['千葉県市川市八幡1', '市川市'],
    ['広島県廿日市市下平良1', '廿日市市'],
    ['福島県郡山市朝日1', '郡山市'],
    ['東京都東村山市本町1', '東村山市'],
    ['東京都町田市森野1', '町田市'],
    ['新潟県十日町市千歳町1', '十日町市'],
    ['北海道余市郡余市町朝日町1', '余市郡余市町'],
    ['群馬県佐波郡玉村町下新田1', '佐波郡玉村町'],
    ['高知県高岡郡中土佐町久礼1', '高岡郡中土佐町'],
    ['沖縄県国頭郡恩納村恩納1', '国頭郡恩納村'],
    ['長野県大町市大町1', '大町市'],
    ['石川県野々市市三納1', '野々市市'],
    ['東京都三宅島三宅村阿古1', '三宅島三宅村'],
  ])('%s lies in %s', (text, municipality) => {
    expect(splitAddress(text, null).municipality).toBe(municipality);
  });

  it('of a publisher names prefecture and municipality', () => {
    expect(splitMunicipalityName('山口県下松市')).toMatchObject({
      prefecture: { id: 35 },
      municipality: '下松市',
    });
    expect(splitMunicipalityName('下松市')).toEqual({ prefecture: undefined, municipality: '下松市' });
    expect(splitMunicipalityName('山口県')).toMatchObject({ prefecture: { id: 35 }, municipality: null });
  });
});
