/** A change of a member's favourites, for hearts that other tabs, or other remotes on this page, show. */
export interface FavoriteResult {
  /** Id of the facility. */
  id: number;
  wanted: boolean;
}

/** Browsers have it since 2022; without it another tab knows with its next page. */
export const favoriteChannel = (): BroadcastChannel | undefined =>
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('favorite-facilities');

/** For a page that has changed the member's favourites by a form of its own. Does nothing on the server. */
export function tellFavorite(result: FavoriteResult): void {
  const channel = favoriteChannel();
  channel?.postMessage(result);
  channel?.close();
}
