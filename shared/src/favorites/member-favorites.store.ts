import type { ApiClient } from '../client/api-client.ts';
import { changeFavoriteFacility, changeFavoriteJob, listFavoriteIds } from '../contract/index.ts';
import { type FavoriteKind, type FavoriteResult, favoriteChannel } from './announced-favorites.ts';

/** A member's favourites of one kind in the API; they are read once, when the first button is shown. */
export class MemberFavorites {
  #api: ApiClient;
  #kind: FavoriteKind;
  #ids = new Set<number>();
  #listeners = new Set<() => void>();
  #reading: Promise<void> | undefined;
  #others: BroadcastChannel | undefined;

  constructor(api: ApiClient, kind: FavoriteKind) {
    this.#api = api;
    this.#kind = kind;
    this.#others = favoriteChannel(kind);
    this.#others?.addEventListener('message', ({ data }: MessageEvent<FavoriteResult>) =>
      this.#set(data.id, data.wanted),
    );
  }

  has = (id: number): boolean => this.#ids.has(id);

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    this.#reading ??= this.#read();
    return () => void this.#listeners.delete(changed);
  };

  /** @throws if the API does not save it; `has` then returns the former state */
  change = async (id: number, wanted: boolean): Promise<void> => {
    const failure = await this.#send(id, wanted);
    if (typeof failure === 'string') throw new Error(`The favourite was not kept: ${failure}`);
    this.#set(id, wanted);
    this.#others?.postMessage({ id, wanted } satisfies FavoriteResult);
  };

  #send(id: number, is_favorite: boolean) {
    const onFailure = ({ code }: { code: string }) => code;
    return this.#kind === 'facility'
      ? this.#api(changeFavoriteFacility, { body: { facility_id: id, is_favorite }, onFailure })
      : this.#api(changeFavoriteJob, { body: { job_posting_id: id, is_favorite }, onFailure });
  }

  async #read(): Promise<void> {
    const read = await this.#api(listFavoriteIds, { onFailure: () => undefined });
    // The next button that is shown reads them again.
    if (!read) this.#reading = undefined;
    else {
      this.#ids = new Set(this.#kind === 'facility' ? read.facility_ids : read.job_posting_ids);
      this.#tell();
    }
  }

  #set(id: number, wanted: boolean): void {
    if (this.#ids.has(id) === wanted) return;
    if (wanted) this.#ids.add(id);
    else this.#ids.delete(id);
    this.#tell();
  }

  #tell(): void {
    for (const changed of this.#listeners) changed();
  }
}
