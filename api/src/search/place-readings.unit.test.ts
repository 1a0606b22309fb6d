import { describe, expect, it } from '@jest/globals';
import { municipalityReading, stationsReadAs } from './place-readings.ts';

describe('readings of places (issue 22)', () => {
  it('are those of municipalities, cities with wards and their wards', () => {
    expect(municipalityReading('渋谷区')).toBe('しぶやく');
    expect(municipalityReading('横浜市')).toBe('よこはまし');
    expect(municipalityReading('横浜市鶴見区')).toBe('よこはましつるみく');
    expect(municipalityReading('名もない村')).toBeUndefined();
  });

  it.each([
    ['しぶや', '渋谷'],
    ['しぶやえき', '渋谷'],
    ['さんげんぢやや', '三軒茶屋'],
    ['えびす', '恵比寿'],
    ['えき', undefined],
    ['渋谷', undefined],
    ['', undefined],
  ])('find a station by the beginning of its reading: %s', (word, name) => {
    expect(stationsReadAs(word).includes(name ?? '')).toBe(name !== undefined);
  });
});
