import { type SavedCollection, savedCollections } from '@enerabi/shared/constants';

const path = '/mypage/saved_search';
export const savedSearchesAddress = path;
/** The list after a search was saved. */
export const savedAddress = `${path}?saved=done`;

/** The list with the question whether to remove a search. */
export const removalAddress = (savedSearchId: number): string => `${path}?remove=${savedSearchId}`;

/** @returns the id of the search that is about to be removed; undefined if the address names none */
export function removalIn(query: URLSearchParams): number | undefined {
  const id = query.get('remove') ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
}

const pages = { facilities: '/f', jobs: '/job' } as const;

/** The page with the results, or of the facility, in mfe-search. */
export const resultsAddress = ({ collection, search }: { collection: SavedCollection; search: string }) =>
  collection === 'openings'
    ? `/f/${new URLSearchParams(search).get('facility') ?? ''}`
    : pages[collection] + (search && `?${search}`);

/** A search as the link of its page hands it over. */
export interface SearchToSave {
  collection: SavedCollection;
  /** Query of the API. */
  conditions: string;
  /** Query of the page; by default the same. */
  search: string;
  name: string;
}

/** @returns undefined for an address that no page of the site writes; the rest is the API's to check */
export function readSearchToSave(query: URLSearchParams): SearchToSave | undefined {
  const collection = savedCollections.find((known) => known === query.get('collection'));
  const name = query.get('name');
  const conditions = query.get('conditions') ?? '';
  if (!collection || !name) return undefined;
  return { collection, conditions, search: query.get('search') ?? conditions, name };
}
