import { toHiragana } from './kana.ts';
import { everydayForms } from './old-forms.ts';

const smallKana: Readonly<Record<string, string>> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  っ: 'つ',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  ゎ: 'わ',
  ゕ: 'か',
  ゖ: 'け',
};

/** Characters without meaning in a search: signs, spaces, combining marks and the long-vowel bar. */
const silent = /[\p{P}\p{S}\p{Z}\p{C}\p{M}ー]/gu;

/** Increase it when `searchText` or `sortKey` changes, so that stored text is recognised as outdated. */
export const searchTextVersion = 2;

/**
 * Converts Japanese text to its search form (domain section 5): NFKC, lower case, katakana to hiragana, small kana to
 * large, old character forms to everyday ones, without bars, middle dots, spaces and signs. It is applied to stored
 * text and to queries, and is idempotent.
 */
export const searchText = (text: string): string =>
  toHiragana(text.normalize('NFKC').toLowerCase())
    .replace(/[ぁぃぅぇぉっゃゅょゎゕゖ]/g, (kana) => smallKana[kana] ?? kana)
    .replace(silent, '')
    .replace(/[\p{Script=Han}ゐゑ]/gu, (character) => everydayForms.get(character) ?? character)
    .normalize('NFKC');

const mostWords = 10;

/**
 * The words of a query in search form: split at spaces of either width, without empty and repeated ones.
 * @returns at most ten words, since each costs a pass over the candidates
 */
export const searchWords = (query: string): string[] => {
  const words = query.normalize('NFKC').split(/\s+/).map(searchText);
  return [...new Set(words.filter((word) => word !== ''))].slice(0, mostWords);
};
