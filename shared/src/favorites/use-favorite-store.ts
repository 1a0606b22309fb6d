import { useApi, useSession } from '@enerabi/shared/kernel';
import type { ApiClient } from '../client/api-client.ts';
import type { FavoriteStore } from '../ui/index.ts';
import type { FavoriteKind } from './announced-favorites.ts';
import type { FavoriteFacility } from './favorite-facilities.rules.ts';
import { favoriteStoreOf } from './favorite-facilities.store.ts';
import type { MemberFavorites } from './member-favorites.store.ts';

/** Favourites of the logged-in member. Only browsers have a store: the server does not subscribe. */
const current: Partial<Record<FavoriteKind, { member: string; store: FavoriteStore }>> = {};

/** The code for members' favourites is loaded when a button is shown, since visitors do not need it. */
function memberStore(api: ApiClient, member: string, kind: FavoriteKind): FavoriteStore {
  const former = current[kind];
  if (former?.member === member) return former.store;
  let favorites: MemberFavorites | undefined;
  let loading: Promise<MemberFavorites> | undefined;
  const load = (): Promise<MemberFavorites> => {
    loading ??= import(/* webpackChunkName: 'member-favorites' */ './member-favorites.store.ts').then(
      ({ MemberFavorites: Favorites }) => {
        favorites = new Favorites(api, kind);
        return favorites;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const store: FavoriteStore = {
    has: (id) => favorites?.has(id) ?? false,
    hadOnServer: () => false,
    change: async (id, wanted) => (await load()).change(id, wanted),
    subscribe: (changed) => {
      let stop = (): void => {};
      let isOver = false;
      load().then(
        (loaded) => {
          if (!isOver) stop = loaded.subscribe(changed);
        },
        () => {},
      );
      return () => {
        isOver = true;
        stop();
      };
    },
  };
  current[kind] = { member, store };
  return store;
}

/** The store for this facility's button: the API for a member, this browser for a visitor. */
export function useFavoriteStore(facility: FavoriteFacility): FavoriteStore {
  const member = useSession(({ user }) => user?.cognito_sub);
  const api = useApi();
  return member === undefined ? favoriteStoreOf(facility) : memberStore(api, member, 'facility');
}

/** The store for a job posting's button; undefined for a visitor, whose favourite postings nobody keeps. */
export function useFavoriteJobStore(): FavoriteStore | undefined {
  const member = useSession(({ user }) => user?.cognito_sub);
  const api = useApi();
  return member === undefined ? undefined : memberStore(api, member, 'job');
}
