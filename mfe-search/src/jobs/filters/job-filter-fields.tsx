import type { Names } from '../../search/conditions/place-names.ts';
import { MunicipalityFilter } from '../../search/filters/municipality-filter.tsx';
import { StationFilter } from '../../search/filters/station-filter.tsx';
import { FilterFold } from '../../search/fold/filter-fold.tsx';
import { EmploymentFilter, JobTypeFilter } from './choice-filters.tsx';
import type { JobFilterProps } from './job-filter-props.ts';
import { copy } from './job-filters.copy.ts';
import { JobFlagFields, setJobFlags } from './job-flag-fields.tsx';
import { RestFilter } from './rest-filter.tsx';
import { SalaryFilter } from './salary-filter.tsx';

/** All filters besides prefecture and keyword. */
export const JobFilterFields = ({ criteria, counts, names }: JobFilterProps & { names: Names }) => (
  <>
    <MunicipalityFilter
      chosen={criteria.municipalities}
      municipalities={(counts?.municipalities ?? []).map((count) => ({
        code: count.municipality_code,
        name: count.municipality_name,
        count: count.jobs,
      }))}
    />
    <StationFilter criteria={criteria} names={names} othersIn={criteria.area[0] ?? ''} collection="jobs" />
    <JobTypeFilter criteria={criteria} counts={counts} />
    <EmploymentFilter criteria={criteria} counts={counts} />
    <SalaryFilter criteria={criteria} counts={counts} />
    <RestFilter criteria={criteria} counts={counts} />
    <FilterFold title={copy.support} set={setJobFlags('support', criteria)}>
      <JobFlagFields filter="support" criteria={criteria} counts={counts} />
    </FilterFold>
  </>
);
