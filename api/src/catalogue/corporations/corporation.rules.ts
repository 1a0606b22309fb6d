import { searchText, sortKey } from '@enerabi/shared/japanese';

interface Names {
  name: string;
  name_kana: string | null;
}

/** The texts by which operators are found and ordered, for `corporation`. */
export const corporationTexts = ({ name, name_kana }: Names) => ({
  search_text: [...new Set([name, name_kana ?? ''].map(searchText))].filter(Boolean).join('\n'),
  sort_kana: sortKey(name_kana || name),
});
