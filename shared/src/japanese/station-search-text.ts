import { searchText } from './search-text.ts';

/** A station's name as it is typed, in search form, without 駅 at its end. */
export function stationSearchText(typed: string): string {
  const text = searchText(typed);
  return text.replace(/駅$/, '') || text;
}
