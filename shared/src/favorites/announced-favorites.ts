/** A change of a member's favourites, for the buttons of other tabs, or of other remotes on this page. */
export interface FavoriteResult {
  /** Id of the facility. */
  id: number;
  wanted: boolean;
}

/** Browsers have BroadcastChannel since 2022; without it, another tab shows the change on its next page. */
export const favoriteChannel = (): BroadcastChannel | undefined =>
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('favorite-facilities');

/** Call it after a form has changed the member's favourites. Does nothing on the server. */
export function tellFavorite(result: FavoriteResult): void {
  const channel = favoriteChannel();
  channel?.postMessage(result);
  channel?.close();
}
