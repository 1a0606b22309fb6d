import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readPosition, readPositionPair } from './position.ts';

describe('a position in open data', () => {
  it('is taken as published', () => {
    expect(readPosition('34.0229339', '131.8490058')).toEqual({
      value: { latitude: 34.0229339, longitude: 131.8490058 },
    });
  });

  it('is put right where its cells are swapped', () => {
    expect(readPosition('131.8490058', '34.0229339')).toMatchObject({
      value: { latitude: 34.0229339, longitude: 131.8490058 },
      problem: { kind: 'repaired' },
    });
  });

  it.each([
    ['0', '0', /0,0/],
    ['', '134.1', /latitude is missing/],
    ['34.1', '', /longitude is missing/],
    ['調査中', '134.1', /not degrees/],
    ['51.5', '-0.1', /outside Japan/],
  ])('%s,%s is left out with a reason', (latitude, longitude, action) => {
    expect(readPosition(latitude, longitude)).toMatchObject({
      value: null,
      problem: { kind: 'unread', action: expect.stringMatching(action) },
    });
  });

  it('is read in degrees, minutes and seconds', () => {
    expect(readPosition('34度20分50.6秒', '134°01′57.3″').value).toEqual({
      latitude: 34.3473889,
      longitude: 134.0325833,
    });
  });

  it.each([
    '34.347392,134.032587',
    '34.347392, 134.032587',
    '３４．３４７３９２，１３４．０３２５８７',
    '34.347392 134.032587',
  ])('is read from one cell: %s', (text) => {
    expect(readPositionPair(text)).toEqual({ value: { latitude: 34.347392, longitude: 134.032587 } });
  });

  it('is never outside Japan, whatever the cells hold', () => {
    const cell = fc.oneof(fc.double({ noNaN: true }).map(String), fc.string());
    fc.assert(
      fc.property(cell, cell, (latitude, longitude) => {
        const { value, problem } = readPosition(latitude, longitude);
        if (value === null) expect(problem?.kind).toBe('unread');
        else {
          expect(value.latitude).toBeGreaterThanOrEqual(20);
          expect(value.latitude).toBeLessThanOrEqual(46);
          expect(value.longitude).toBeGreaterThanOrEqual(122);
          expect(value.longitude).toBeLessThanOrEqual(154);
        }
      }),
    );
  });

  it('in Japan survives both orders of its cells', () => {
    const latitude = fc.double({ min: 24, max: 45.5, noNaN: true });
    const longitude = fc.double({ min: 123, max: 153, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, (lat, lng) => {
        const expected = { latitude: lat, longitude: lng };
        expect(readPosition(String(lat), String(lng)).value).toEqual(expected);
        expect(readPosition(String(lng), String(lat)).value).toEqual(expected);
      }),
    );
  });
});
