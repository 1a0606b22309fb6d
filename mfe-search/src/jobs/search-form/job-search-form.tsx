import { countJobs, type JobCounts } from '@enerabi/shared/contract';
import { useApi } from '@enerabi/shared/kernel';
import { KeywordField } from '@enerabi/shared/ui';
import type { Names } from '../../search/conditions/place-names.ts';
import { usePreviewCounts } from '../../search/filters/use-preview-counts.ts';
import { SearchForm } from '../../search/form/search-form.tsx';
import { jobConditionsOf } from '../criteria/job-conditions.ts';
import {
  conditionsQuery,
  type JobCriteria,
  jobFormAddress,
  jobListAddress,
  withoutConditions,
} from '../criteria/job-criteria.ts';
import { readJobCriteria, searchedJobAddress } from '../criteria/read-job-criteria.ts';
import { JobAreaFields } from '../filters/job-area-fields.tsx';
import { JobFilterFields } from '../filters/job-filter-fields.tsx';
import { copy } from '../filters/job-filters.copy.ts';

interface JobSearchFormProps {
  criteria: JobCriteria;
  counts: JobCounts | null;
  names: Names;
}

/** The search form of the list of job postings. */
export function JobSearchForm({ criteria, counts: loaded, names }: JobSearchFormProps) {
  const api = useApi();
  const { counts, ...previewed } = usePreviewCounts(loaded, (fields, signal) =>
    api(countJobs, { query: conditionsQuery(readJobCriteria(fields)), signal, onFailure: () => null }),
  );
  return (
    <SearchForm
      action="/job"
      shown={jobFormAddress(criteria)}
      addressIn={searchedJobAddress}
      set={jobConditionsOf(criteria, names).length}
      clearTo={jobListAddress(withoutConditions(criteria))}
      sort={criteria.sort}
      {...previewed}
    >
      <JobAreaFields criteria={criteria} counts={counts} />
      <KeywordField hint={copy.keywordHint} autoComplete="off" defaultValue={criteria.keyword} />
      <JobFilterFields criteria={criteria} counts={counts} names={names} />
    </SearchForm>
  );
}
