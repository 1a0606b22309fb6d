import { mostComparedFacilities } from '@enerabi/shared/constants';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changed, changes, chosenOf, isFull, withAdded, without } from './chosen.rules.ts';

const name = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,9}$/);
const choice = fc.uniqueArray(name, { maxLength: mostComparedFacilities });
const change = fc.record({ kind: fc.constantFrom(...changes), name });

describe('a choice', () => {
  it('is what is left of anything: path names, each once, as many as can be compared', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.array(fc.oneof(name, fc.anything()), { maxLength: 20 }), fc.anything()),
        (value) => {
          const chosen = chosenOf(value);
          expect(chosen.length).toBeLessThanOrEqual(mostComparedFacilities);
          expect(new Set(chosen).size).toBe(chosen.length);
          for (const one of chosen) expect(one).toMatch(/^[a-z0-9][a-z0-9_-]{0,119}$/);
          expect(chosenOf(chosen)).toEqual(chosen);
        },
      ),
    );
    fc.assert(fc.property(choice, (chosen) => expect(chosenOf(chosen)).toEqual(chosen)));
  });

  it('takes one more at its end, until it is full', () => {
    fc.assert(
      fc.property(choice, name, (chosen, one) => {
        const next = withAdded(chosen, one);
        if (chosen.includes(one) || isFull(chosen)) expect(next).toBe(chosen);
        else expect(next).toEqual([...chosen, one]);
      }),
    );
  });

  it('is full with eight', () => {
    const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(isFull(eight.slice(1))).toBe(false);
    expect(isFull(eight)).toBe(true);
    expect(withAdded(eight, 'i')).toEqual(eight);
  });

  it('loses one, and keeps the order of the others', () => {
    fc.assert(
      fc.property(choice, name, (chosen, one) => {
        expect(without(withAdded(chosen, one), one)).toEqual(without(chosen, one));
        expect(without(chosen, one)).not.toContain(one);
      }),
    );
  });
});

describe('a change of the order', () => {
  it('keeps all that is not removed', () => {
    fc.assert(
      fc.property(choice, change, (chosen, result) => {
        const next = changed(chosen, result);
        const saved = result.kind === 'remove' ? without(chosen, result.name) : chosen;
        expect(next.toSorted()).toEqual(saved.toSorted());
      }),
    );
  });

  it('is taken back by its opposite', () => {
    fc.assert(
      fc.property(choice, fc.nat(), (chosen, at) => {
        const one = chosen[at % Math.max(1, chosen.length)];
        if (one === undefined || one === chosen.at(-1)) return;
        const later = changed(chosen, { kind: 'later', name: one });
        expect(later.indexOf(one)).toBe(chosen.indexOf(one) + 1);
        expect(changed(later, { kind: 'earlier', name: one })).toEqual(chosen);
      }),
    );
  });

  it('ends at the ends', () => {
    expect(changed(['a', 'b'], { kind: 'earlier', name: 'a' })).toEqual(['a', 'b']);
    expect(changed(['a', 'b'], { kind: 'later', name: 'b' })).toEqual(['a', 'b']);
    expect(changed(['a', 'b'], { kind: 'later', name: 'x' })).toEqual(['a', 'b']);
  });
});
