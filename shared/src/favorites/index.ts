export type { FavoriteFacilities, FavoriteFacility } from './favorite-facilities.rules.ts';
export { favoriteFacilities, favoriteStoreOf, subscribeToFavorites } from './favorite-facilities.store.ts';
