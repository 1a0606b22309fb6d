import { describe, expect, it } from '@jest/globals';
import { prefectureByCode, prefectures, regions, withCheckDigit } from './prefecture.ts';

describe('prefecture codes (R1.7)', () => {
  it('are derived as the specification gives them', () => {
    expect(prefectureByCode('010006')?.name).toBe('北海道');
    expect(prefectureByCode('130001')?.slug).toBe('tokyo');
    expect(prefectureByCode('470007')?.name).toBe('沖縄県');
    expect(withCheckDigit('35207')).toBe('352071');
  });

  it('are 47, each once, each in one of the seven regions', () => {
    expect(new Set(prefectures.map(({ code }) => code)).size).toBe(47);
    expect(new Set(prefectures.map(({ slug }) => slug)).size).toBe(47);
    expect(regions).toHaveLength(7);
    expect(prefectures.every(({ region }) => region !== '')).toBe(true);
  });

  it('know no others', () => {
    expect(prefectureByCode('990000')).toBeUndefined();
    expect(prefectureByCode('')).toBeUndefined();
  });
});
