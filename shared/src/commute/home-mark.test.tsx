import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepCommutePlaces } from './commute-places.store.ts';
import { homeMarkScript } from './home-mark.ts';

const home = { name: '三軒茶屋駅', latitude: 35.6436, longitude: 139.6699 };
const mark = () => document.documentElement.dataset.home;
/** As on the next page. */
const markAnew = (): string | undefined => {
  delete document.documentElement.dataset.home;
  // The text that every document begins with.
  new Function(homeMarkScript)();
  return mark();
};

describe('the mark of a home', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    [{ home, works: [] }, '0'],
    [{ home, works: [home, home] }, '2'],
    [{ works: [home] }, undefined],
  ])('is the same when the home is stored and on the next page: %j', (places, expected) => {
    expect(keepCommutePlaces(places)).toBe(true);
    expect(mark()).toBe(expected);
    expect(markAnew()).toBe(expected);
  });

  it.each([undefined, 'null', '{', '{"home":{}}'])('is missing where %s is stored', (stored) => {
    if (stored !== undefined) localStorage.setItem('commute-places', stored);
    expect(markAnew()).toBeUndefined();
  });
});
