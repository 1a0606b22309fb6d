import { describe, expect, it } from '@jest/globals';
import { municipalityReading, similarPlaceNames, stationsReadAs } from './place-readings.ts';

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

  it.each([
    ['さんげんじやや', 'さんげんぢやや'],
    ['さんげんじややえき', 'さんげんぢやや'],
    ['三件茶屋', '三軒茶屋'],
    ['せたやが', 'せたがや'],
    ['よこはな', 'よこはま'],
  ])('forgive a slip of typing: %s', (word, name) => {
    expect(similarPlaceNames(word)).toContain(name);
  });

  it.each(['しぶや', 'めく', '駅', '', 'ひまわり保育園'])('leave alone what is no slip: %s', (word) => {
    expect(similarPlaceNames(word)).not.toContain(word);
    expect(similarPlaceNames(word).length).toBeLessThanOrEqual(3);
  });
});
