/** Members have favourites of two kinds. */
export type FavoriteKind = 'facility' | 'job';

/** A change of a member's favourites, for the buttons of other tabs, or of other remotes on this page. */
export interface FavoriteResult {
  /** Id of the facility or the job posting. */
  id: number;
  wanted: boolean;
}

const channelNames = { facility: 'favorite-facilities', job: 'favorite-jobs' } satisfies Record<
  FavoriteKind,
  string
>;

/** Browsers have BroadcastChannel since 2022; without it, another tab shows the change on its next page. */
export const favoriteChannel = (kind: FavoriteKind): BroadcastChannel | undefined =>
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(channelNames[kind]);

/** Call it after a form has changed the member's favourites. Does nothing on the server. */
export function tellFavorite(kind: FavoriteKind, result: FavoriteResult): void {
  const channel = favoriteChannel(kind);
  channel?.postMessage(result);
  channel?.close();
}
