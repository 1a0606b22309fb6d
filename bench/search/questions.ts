import { queryString } from '@enerabi/shared/client';
import type { ListQuestion } from '@enerabi/shared/contract';

const first = { sort: 'standard', page: 1, limit: 20, walk_minutes: 15 } as const;

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
  'a class with a place, open early': {
    ...first,
    area: '130001',
    child_class_id: 1,
    has_vacancy: true,
    opens_by: '07:30',
  },
  'nearest to a place': { ...first, search_target_lat: 35.681, search_target_lng: 139.767 },
  'the last page of the country': { ...first, page: 2_000 },
  'a keyword in an area, by kana': { ...first, area: '140007', keyword: 'みどり', sort: 'kana' },
};

/** The question as a browser's address asks it. */
export const addressOf = (question: ListQuestion): string =>
  `/api/front_get_facilties?${queryString({ ...question })}`;
