import type { JobSort } from '@enerabi/shared/constants';

export const copy = {
  sort: '並び順',
  sorts: {
    standard: '新着順',
    new: '新着順',
    salary: '給与の高い順',
    distance: '近い順',
    updated: '最終確認の新しい順',
  } satisfies Record<JobSort, string>,
  /** Default order of a search by keyword. */
  bestMatch: 'キーワードに近い順',
} as const;
