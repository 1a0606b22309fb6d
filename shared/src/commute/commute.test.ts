import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { waysBetween } from '../geography/index.ts';
import { commuteBy } from './commute.ts';
import { commutePlacesOf, noPlaces } from './commute-places.ts';

const sangenjaya = { name: '三軒茶屋駅', latitude: 35.6436, longitude: 139.6699 };
const shibuya = { name: '渋谷駅', latitude: 35.658, longitude: 139.7016 };
const near = { latitude: 35.6466, longitude: 139.6719 };

describe('the commute by a facility', () => {
  it('goes from home to the facility, and on to where each parent works', () => {
    const commute = commuteBy(near, { home: sangenjaya, works: [shibuya, sangenjaya] });
    expect(commute?.fromHome[0]).toEqual({ mode: 'walk', minutes: 9 });
    expect(commute?.toWorks).toEqual([waysBetween(near, shibuya)[0], { mode: 'walk', minutes: 9 }]);
  });

  it('is not known without a home or a position', () => {
    expect(commuteBy(near, { works: [shibuya] })).toBeUndefined();
    expect(commuteBy({ latitude: null, longitude: null }, { home: sangenjaya, works: [] })).toBeUndefined();
  });
});

describe('stored places', () => {
  it('are read from anything, and keep what is a place', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const places = commutePlacesOf(stored);
        expect(commutePlacesOf(JSON.parse(JSON.stringify(places)))).toEqual(places);
      }),
    );
    const home = { ...sangenjaya, extra: 1 };
    expect(
      commutePlacesOf({ home, works: [shibuya, 'x', { name: 'y', latitude: 95, longitude: 0 }] }),
    ).toEqual({
      home: sangenjaya,
      works: [shibuya],
    });
    expect(commutePlacesOf(null)).toEqual(noPlaces);
  });

  it('have at most one place of work for each parent', () => {
    expect(commutePlacesOf({ works: [shibuya, shibuya, shibuya] }).works).toHaveLength(2);
  });
});
