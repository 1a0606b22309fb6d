import { mostSavedSearches } from '@enerabi/shared/constants';

export const things = { facilities: '園・施設', jobs: '求人', openings: '空き・見学' } as const;

export const frequencies = {
  daily: '毎日（新着があった日だけ）',
  weekly: '毎週月曜日（新着があった週だけ）',
  none: '送らない',
} as const;

export const failures: Record<string, string> & { unavailable: string } = {
  too_many_saved_searches: `保存できる条件は${mostSavedSearches}件までです。使わない条件を削除してから、もう一度お試しください。`,
  invalid_request: 'この条件は保存できません。検索結果のページから、もう一度お試しください。',
  saved_search_not_found: 'この条件は、すでに削除されています。',
  unavailable: '申し訳ございません。時間をおいて、もう一度お試しください。',
};
