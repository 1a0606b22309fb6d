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

/** Signs, spaces, marks without a letter and the long-vowel bar carry no meaning in a search. */
const silent = /[\p{P}\p{S}\p{Z}\p{C}\p{M}ー]/gu;

/** Raised when `searchText` or `sortKey` changes, so that stored text is known to be old. */
export const searchTextVersion = 2;

/**
 * The form in which Japanese text is searched (domain section 5): NFKC, lower case, katakana to hiragana, small kana
 * to large, old character forms to the everyday ones; bars, middle dots, spaces and signs dropped. Both the stored
 * text and the query take it. It changes nothing the second time.
 */
export const searchText = (text: string): string =>
  toHiragana(text.normalize('NFKC').toLowerCase())
    .replace(/[ぁぃぅぇぉっゃゅょゎゕゖ]/g, (kana) => smallKana[kana] ?? kana)
    .replace(silent, '')
    .replace(/[\p{Script=Han}ゐゑ]/gu, (character) => everydayForms.get(character) ?? character)
    .normalize('NFKC');

const mostWords = 10;

/**
 * The words of a query, in search form: split at spaces of either width, empty and repeated ones dropped.
 * @returns at most ten; a word after the tenth is left out, since each costs a pass over the candidates
 */
export const searchWords = (query: string): string[] => {
  const words = query.normalize('NFKC').split(/\s+/).map(searchText);
  return [...new Set(words.filter((word) => word !== ''))].slice(0, mostWords);
};
