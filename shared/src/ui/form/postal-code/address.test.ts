import { describe, expect, it } from '@jest/globals';
import { withoutRange, wouldOverwrite } from './address.ts';
import { findAddress } from './find-address.ts';

const found = { prefecture: '東京都', municipality: '千代田区', town: '千代田' };
const nothing = { prefecture: '', municipality: '', town: '' };

describe('the address of a postal code', () => {
  it.each([
    ['1000001', found],
    ['0600000', { prefecture: '北海道', municipality: '札幌市中央区', town: '' }],
    ['0287917', { prefecture: '岩手県', municipality: '九戸郡洋野町', town: '種市' }],
  ])('of %s is the one that Japan Post has', async (postalCode, address) => {
    expect(await findAddress(postalCode)).toEqual(address);
  });

  it('is not made up', async () => {
    expect(await findAddress('9999999')).toBeUndefined();
  });

  it.each([
    ['種市第５０地割〜第７０地割', '種市'],
    ['霞が関霞が関ビル', '霞が関霞が関ビル'],
  ])('has of %s the town: %s', (town, name) => {
    expect(withoutRange(town)).toBe(name);
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
