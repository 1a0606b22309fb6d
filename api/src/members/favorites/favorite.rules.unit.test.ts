import { mostFavorites } from '@enerabi/shared/constants';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changeOf, hasRoomFor } from './favorite.rules.ts';

const total = fc.integer({ min: 0, max: 2 * mostFavorites });
const standing = fc.record({ is_favorite: fc.boolean(), is_offered: fc.boolean(), total });

describe('what comes of a wish for a favourite (R6.3)', () => {
  it.each([
    [true, { is_favorite: false, is_offered: true, total: mostFavorites - 1 }, 'add'],
    [true, { is_favorite: false, is_offered: true, total: mostFavorites }, 'too_many'],
    [true, { is_favorite: false, is_offered: false, total: mostFavorites }, 'not_found'],
    [true, { is_favorite: true, is_offered: false, total: mostFavorites }, 'none'],
    [false, { is_favorite: true, is_offered: false, total: 1 }, 'remove'],
    [false, { is_favorite: false, is_offered: false, total: 0 }, 'none'],
  ] as const)('%s for %o: %s', (isFavorite, known, change) => {
    expect(changeOf(isFavorite, known)).toBe(change);
  });

  it('is nothing once it is done, and letting go is never refused', () => {
    fc.assert(
      fc.property(fc.boolean(), standing, (isFavorite, known) => {
        expect(changeOf(isFavorite, { ...known, is_favorite: isFavorite })).toBe('none');
        expect(['none', 'remove']).toContain(changeOf(false, known));
      }),
    );
  });

  it('never goes past the limit, one at a time or several at once', () => {
    fc.assert(
      fc.property(total, fc.integer({ min: 1, max: mostFavorites }), (saved, added) => {
        expect(hasRoomFor(added, saved)).toBe(saved + added <= mostFavorites);
        const one = changeOf(true, { is_favorite: false, is_offered: true, total: saved });
        expect(one === 'add').toBe(hasRoomFor(1, saved));
      }),
    );
  });
});
