export { tellFavorite } from './announced-favorites.ts';
export type { FavoriteFacilities, FavoriteFacility } from './favorite-facilities.rules.ts';
export { favoriteFacilities, forgetFavorites, subscribeToFavorites } from './favorite-facilities.store.ts';
export { useFavoriteJobStore, useFavoriteStore } from './use-favorite-store.ts';
export { useOwnFavorites } from './use-own-favorites.ts';
