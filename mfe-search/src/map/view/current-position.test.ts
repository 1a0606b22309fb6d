import { describe, expect, it } from '@jest/globals';
import { currentPosition } from './current-position.ts';

const found = (latitude: number, longitude: number) =>
  ({
    getCurrentPosition: (answer: PositionCallback) =>
      answer({ coords: { latitude, longitude } } as GeolocationPosition),
  }) as Geolocation;
const refused = (code: number) =>
  ({
    getCurrentPosition: (_: PositionCallback, refuse: PositionErrorCallback) =>
      refuse({ code } as GeolocationPositionError),
  }) as Geolocation;

describe('the current position', () => {
  it('is rounded to about 100 m', async () => {
    expect(await currentPosition(found(35.6812362, 139.7671248))).toEqual({ lat: 35.681, lng: 139.767 });
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ])('returns why it is not known (code %i)', async (code, fault) => {
    expect(await currentPosition(refused(code))).toBe(fault);
  });

  it('is no place of this map abroad, and none at all in an old browser', async () => {
    expect(await currentPosition(found(48.85, 2.35))).toBe('abroad');
    expect(await currentPosition(undefined)).toBe('unavailable');
  });
});
