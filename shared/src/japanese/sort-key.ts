import { searchText } from './search-text.ts';

/**
 * A key whose code-point order is 五十音順 (after JIS X 4061): voice marks count only if all else is equal, so ダイニ comes
 * before タカサキ. Kanji without a reading follow the kana.
 */
export function sortKey(reading: string): string {
  const form = searchText(reading);
  const unvoiced = form.normalize('NFD').replace(/[\u3099\u309a]/g, '');
  return `${unvoiced} ${form}`;
}
