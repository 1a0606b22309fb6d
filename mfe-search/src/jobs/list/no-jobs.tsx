import { prefectureByCode } from '@enerabi/shared/kernel';
import type { Names } from '../../search/conditions/place-names.ts';
import { NoResults } from '../../search/results/no-results.tsx';
import { jobConditionsOf } from '../criteria/job-conditions.ts';
import { type JobCriteria, jobListAddress, withoutConditions } from '../criteria/job-criteria.ts';
import { copy } from './no-jobs.copy.ts';

/** Says that no posting was found, and leads to a broader list. */
export function NoJobs({ criteria, names }: { criteria: JobCriteria; names: Names }) {
  const conditions = jobConditionsOf(criteria, names);
  return (
    <NoResults
      title={copy.title}
      keywordHint={criteria.keyword && copy.keyword}
      conditions={conditions.map(({ name, without }) => ({ name, to: jobListAddress(without) }))}
      widest={conditions.length > 0 ? widestWay(criteria) : { name: copy.facilities, to: '/f' }}
    />
  );
}

/** All postings of the prefectures, or of the country if these were the only condition. */
function widestWay(criteria: JobCriteria) {
  const { area } = criteria;
  const everything = withoutConditions(criteria);
  const ofAreas = jobListAddress({ ...everything, area });
  const isNarrowed = jobListAddress({ ...criteria, page: 1 }) !== ofAreas;
  const names = area.map((code) => prefectureByCode(code)?.name ?? '').join('・');
  return names && isNarrowed
    ? { name: copy.wholeArea(names), to: ofAreas }
    : { name: copy.everywhere, to: jobListAddress(everything) };
}
