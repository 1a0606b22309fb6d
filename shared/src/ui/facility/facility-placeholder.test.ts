import { describe, expect, it } from '@jest/globals';
import { facilityPlaceholder } from './facility-placeholder.ts';

describe('facilityPlaceholder', () => {
  it('stays with its facility', () => {
    expect(facilityPlaceholder('hanaoka')).toBe(facilityPlaceholder('hanaoka'));
    expect(facilityPlaceholder('hanaoka')).toMatch(/^\/illustrations\/facility-[1-8]\.svg$/);
  });

  it('takes each of the eight about equally often, whatever the addresses have in common', () => {
    const names = Array.from({ length: 1600 }, (_, at) => `141003-${String(at).padStart(6, '0')}`);
    const taken = Map.groupBy(names, facilityPlaceholder);
    expect(taken.size).toBe(8);
    for (const some of taken.values()) expect(some.length).toBeGreaterThan(120);
  });

  it('seldom repeats itself from one facility of a town to the next', () => {
    const drawn = Array.from({ length: 100 }, (_, at) =>
      facilityPlaceholder(`demo-35202-${String(at).padStart(4, '0')}`),
    );
    const repeated = drawn.filter((drawing, at) => drawing === drawn[at - 1]);
    expect(repeated.length).toBeLessThan(25);
  });
});
