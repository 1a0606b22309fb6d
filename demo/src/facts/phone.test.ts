import { prefectures } from '@enerabi/shared/constants';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomSource } from '../random-source.ts';
import { inventedPhone } from './phone.ts';

const phoneIn = (slug: string, seed = 1) => {
  const prefecture = prefectures.find((one) => one.slug === slug) ?? prefectures[0];
  return prefecture ? inventedPhone(randomSource(seed), prefecture) : '';
};

it.each([
  ['hokkaido', '011'],
  ['miyagi', '022'],
  ['gunma', '027'],
  ['tokyo', '03'],
  ['kanagawa', '045'],
  ['osaka', '06'],
  ['saga', '0952'],
  ['okinawa', '098'],
])('calls %s by its own area code', (slug, areaCode) => {
  expect(phoneIn(slug).split('-')[0]).toBe(areaCode);
});

it('has ten digits, and two zeros where an exchange begins, so that no longer area code rings either', () => {
  fc.assert(
    fc.property(fc.constantFrom(...prefectures), fc.nat(), ({ slug }, seed) => {
      const phone = phoneIn(slug, seed);
      expect(phone).toMatch(/^0\d{1,3}-00\d{0,2}-\d{4}$/);
      expect(phone.replaceAll('-', '')).toHaveLength(10);
    }),
  );
});
