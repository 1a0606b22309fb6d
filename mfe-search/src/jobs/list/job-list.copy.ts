import { employmentStatuses } from '@enerabi/shared/constants';
import { countText } from '@enerabi/shared/ui';
import { type Names, whereText } from '../../search/conditions/place-names.ts';
import { shownText } from '../../search/results/shown-text.ts';
import { jobTypeName } from '../criteria/job-conditions.copy.ts';
import type { JobCriteria } from '../criteria/job-criteria.ts';
import type { JobListData } from './job-list.loader.ts';

/** 「保育士（正社員）の求人」; several types or statuses would make the title too long. */
function whatIsListed({ job_type, employment_status }: JobCriteria): string {
  const [type, ...otherTypes] = job_type;
  const [status, ...otherStatuses] = employment_status;
  const typeText = type && otherTypes.length === 0 ? jobTypeName(type) : '';
  const statusText = status && otherStatuses.length === 0 ? employmentStatuses[status] : '';
  if (typeText && statusText) return `${typeText}（${statusText}）の求人`;
  return `${typeText || statusText || '保育'}の求人`;
}

/** 「東京都の保育士の求人」 @param names if absent, only prefectures are named */
export function jobListTitle(criteria: JobCriteria, names?: Names): string {
  const { keyword } = criteria;
  const title = `${whereText({ ...criteria, areas: criteria.area }, names)}の${whatIsListed(criteria)}`;
  return keyword ? `「${keyword}」の検索結果（${title}）` : title;
}

export const copy = {
  everywhere: '全国の求人',
  pageSuffix: (page: number) => `（${page}ページ目）`,
  description: (title: string, total: number) =>
    `${title}を${countText(total)}件掲載しています。給与・固定残業代・勤務時間・年間休日・残業と、園が最後に確認した日を見くらべて、お仕事を探せます。`,
  narrowed: '条件でしぼりこんだ結果',
  feed: (area: string | undefined) => `${area ? `${area}の` : ''}新着の求人`,
  distance: (distance: string) => `直線で${distance}`,
  map: '地図で見る',
  none: '条件に合う求人は0件です',
} as const;

/** Says which postings the page shows. */
export const shownJobs = ({ criteria, list, lastPage }: JobListData): string =>
  shownText({ list, page: criteria.page, lastPage, shown: list.jobs.length, none: copy.none });
