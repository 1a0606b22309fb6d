import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type FavoriteFacility,
  favoritesOf,
  hasFavorite,
  withFavorite,
  withoutFavorite,
} from './favorite-facilities.rules.ts';

const facility = (facility_id: number, name = `園${facility_id}`): FavoriteFacility => ({
  facility_id,
  path_name: `demo-${facility_id}`,
  name,
});
const someId = fc.integer({ min: 1, max: 9 });
const someFavorites = fc.uniqueArray(someId).map((ids) => ids.map((id) => facility(id)));

test('the latest comes first, once, with the name it has now', () => {
  const favorites = [facility(1), facility(2)];
  expect(withFavorite(favorites, facility(3)).map(({ facility_id }) => facility_id)).toEqual([3, 1, 2]);
  expect(withFavorite(favorites, facility(2, '新しい名前'))).toEqual([
    facility(2, '新しい名前'),
    facility(1),
  ]);
});

test('other fields of a summary are not stored', () => {
  expect(withFavorite([], { ...facility(1), address: '東京都' } as FavoriteFacility)).toEqual([facility(1)]);
});

test('adding and taking away is as if nothing had been, whatever was there', () => {
  fc.assert(
    fc.property(someFavorites, someId, (favorites, id) => {
      const added = withFavorite(favorites, facility(id));
      expect(hasFavorite(added, id)).toBe(true);
      expect(withoutFavorite(added, id)).toEqual(withoutFavorite(favorites, id));
      expect(favoritesOf(JSON.parse(JSON.stringify(added)))).toEqual(added);
    }),
  );
});

test('any stored text is read without an error, and valid entries are used', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(Array.isArray(favoritesOf(value))).toBe(true);
    }),
  );
  const nonsense = [null, 1, {}, { ...facility(4), path_name: '../x' }, { ...facility(5), name: '' }];
  expect(favoritesOf([...nonsense, facility(1), facility(1), facility(2)])).toEqual([
    facility(1),
    facility(2),
  ]);
});
