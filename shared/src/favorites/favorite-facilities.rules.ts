import { pathNamePattern } from '../constants/index.ts';

/** The data of a facility that a visitor's list shows without asking the API. */
export interface FavoriteFacility {
  facility_id: number;
  path_name: string;
  name: string;
}

/** Without duplicates, the latest first. */
export type FavoriteFacilities = readonly FavoriteFacility[];

/** Reads a list of favourites from any value; invalid entries are left out. */
export function favoritesOf(value: unknown): FavoriteFacilities {
  if (!Array.isArray(value)) return [];
  const seen = new Set<number>();
  return value
    .filter(isFavorite)
    .filter(({ facility_id }) => !seen.has(facility_id) && seen.add(facility_id));
}

export const hasFavorite = (favorites: FavoriteFacilities, id: number): boolean =>
  favorites.some(({ facility_id }) => facility_id === id);

export const withoutFavorite = (favorites: FavoriteFacilities, id: number): FavoriteFacilities =>
  favorites.filter(({ facility_id }) => facility_id !== id);

/** Adds a favourite as the latest one, with its present name. */
export const withFavorite = (
  favorites: FavoriteFacilities,
  { facility_id, path_name, name }: FavoriteFacility,
): FavoriteFacilities => [{ facility_id, path_name, name }, ...withoutFavorite(favorites, facility_id)];

function isFavorite(value: unknown): value is FavoriteFacility {
  const { facility_id, path_name, name } = (value ?? {}) as Partial<Record<keyof FavoriteFacility, unknown>>;
  return (
    Number.isSafeInteger(facility_id) &&
    typeof path_name === 'string' &&
    pathNamePattern.test(path_name) &&
    typeof name === 'string' &&
    name !== ''
  );
}
