import { describe, expect, it } from '@jest/globals';
import { postalCodeOf, postalCodeText } from './postal-code.ts';

describe('a postal code (domain section 6)', () => {
  it.each([
    '1000001',
    '100-0001',
    '〒100-0001',
    '１００－０００１',
    '100ー0001',
    '100−0001',
    ' 100 0001 ',
    '100ｰ0001',
  ])('is understood from %s, and stored as seven digits', (text) => {
    expect(postalCodeOf(text)).toBe('1000001');
  });

  it.each(['', '100-000', '100-00011', '東京都', '1000001番地'])('is not %p', (text) => {
    expect(postalCodeOf(text)).toBeUndefined();
  });

  it('is written with its hyphen', () => {
    expect(postalCodeText('1000001')).toBe('100-0001');
  });
});
