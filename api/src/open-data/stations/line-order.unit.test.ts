import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { alongLine } from './line-order.ts';

const at = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });
const names = (places: readonly { name: string }[]) => places.map(({ name }) => name).join(' ');

describe('the order of stations along a line', () => {
  it('begins at the end that is nearer to Tokyo', () => {
    const line = [at('豊橋', 34.763, 137.382), at('静岡', 34.972, 138.389), at('東京', 35.681, 139.767)];
    expect(names(alongLine(line))).toBe('東京 静岡 豊橋');
    expect(names(alongLine(line.slice(0, 2)))).toBe('静岡 豊橋');
  });

  it('shows a branch where it leaves, and then goes on', () => {
    const line = [
      at('A', 35, 139),
      at('B', 35, 138.9),
      at('C', 35, 138.8),
      at('枝', 35.06, 138.9),
      at('D', 35, 138.7),
    ];
    expect(names(alongLine(line))).toBe('A B 枝 C D');
  });

  it('has each place once, in whatever order they come', () => {
    const place = fc.record({
      latitude: fc.double({ min: 24, max: 45, noNaN: true }),
      longitude: fc.double({ min: 123, max: 146, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(place, { maxLength: 30 }), (places) => {
        const ordered = alongLine(places);
        expect(ordered).toHaveLength(places.length);
        expect(new Set(ordered)).toEqual(new Set(places));
      }),
    );
  });

  it('finds the order of a plain line from any other', () => {
    const steps = fc.array(fc.double({ min: 0.01, max: 0.03, noNaN: true }), { minLength: 3, maxLength: 25 });
    fc.assert(
      fc.property(steps, fc.infiniteStream(fc.nat()), (lengths, random) => {
        let longitude = 139.5;
        const line = lengths.map((length, index) => {
          longitude -= length;
          return at(`${index}`, 35.5, longitude);
        });
        const shuffled = line
          .map((place) => ({ place, key: random.next().value }))
          .sort((one, other) => one.key - other.key)
          .map(({ place }) => place);
        expect(alongLine(shuffled)).toEqual(line);
      }),
    );
  });
});
