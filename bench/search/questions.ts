import type { ListQuestion } from '@enerabi/api/facilities/list';

const first = { sort: 'standard', page: 1, limit: 20 } as const;

/** What visitors ask, each as often as the others: lists of an area, and keywords from one character to a phrase. */
export const questions: Record<string, ListQuestion> = {
  'an area': { ...first, area: '130001' },
  'a later page of an area': { ...first, area: '130001', page: 12 },
  'the whole country by capacity': { ...first, sort: 'capacity' },
  'an area by update, two types': { ...first, area: '270008', facility_types: [1, 5], sort: 'updated' },
  'a name': { ...first, keyword: 'さくら保育園' },
  'a katakana name in hiragana': { ...first, keyword: 'ひまわり' },
  'two characters': { ...first, keyword: '若葉' },
  'one character': { ...first, keyword: '森' },
  'a place and a name': { ...first, keyword: '横浜市 こども園' },
  'a keyword in an area, by kana': { ...first, area: '140007', keyword: 'みどり', sort: 'kana' },
};

/** The question as a browser's address asks it. */
export function addressOf({ area, keyword, facility_types = [], sort, page, limit }: ListQuestion): string {
  const query = new URLSearchParams({ sort, page: String(page), limit: String(limit) });
  if (area) query.set('area', area);
  if (keyword) query.set('keyword', keyword);
  for (const type of facility_types) query.append('facility_types[]', String(type));
  return `/api/front_get_facilties?${query}`;
}
