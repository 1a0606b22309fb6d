import type { ApiClient } from '../client/api-client.ts';
import { changeFavoriteFacility, listFavoriteIds } from '../contract/index.ts';
import { type FavoriteResult, favoriteChannel } from './announced-favorites.ts';

/** A member's favourite facilities in the API; they are read once, when the first button is shown. */
export class MemberFavorites {
  #api: ApiClient;
  #ids = new Set<number>();
  #listeners = new Set<() => void>();
  #reading: Promise<void> | undefined;
  #others = favoriteChannel();

  constructor(api: ApiClient) {
    this.#api = api;
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
    const body = { facility_id: id, is_favorite: wanted };
    const failure = await this.#api(changeFavoriteFacility, { body, onFailure: ({ code }) => code });
    if (typeof failure === 'string') throw new Error(`The favourite was not kept: ${failure}`);
    this.#set(id, wanted);
    this.#others?.postMessage({ id, wanted } satisfies FavoriteResult);
  };

  async #read(): Promise<void> {
    const read = await this.#api(listFavoriteIds, { onFailure: () => undefined });
    // The next button that is shown reads them again.
    if (!read) this.#reading = undefined;
    else {
      this.#ids = new Set(read.facility_ids);
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
