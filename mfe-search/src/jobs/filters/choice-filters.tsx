import { employmentStatuses, employmentStatusIds, jobTypeIds, jobTypes } from '@enerabi/shared/constants';
import { CheckboxGroup } from '@enerabi/shared/ui';
import { counted } from '../../search/filters/counted.tsx';
import { FilterFold } from '../../search/fold/filter-fold.tsx';
import type { JobFilterProps } from './job-filter-props.ts';
import { copy } from './job-filters.copy.ts';

interface ChoiceFilterProps {
  name: string;
  title: string;
  choices: readonly { id: number; label: string }[];
  chosen: readonly number[];
  /** How many postings each choice would find; undefined if that is not known. */
  found: ReadonlyMap<number, number> | undefined;
}

const ChoiceFilter = ({ name, title, choices, chosen, found }: ChoiceFilterProps) => (
  <FilterFold title={title} set={chosen.length}>
    <CheckboxGroup
      name={`${name}[]`}
      label={title}
      isLabelHidden
      choices={choices.map(({ id, label }) => ({
        value: String(id),
        label: counted(label, found && (found.get(id) ?? 0)),
      }))}
      defaultValue={chosen.map(String)}
    />
  </FilterFold>
);

export const JobTypeFilter = ({ criteria, counts }: JobFilterProps) => (
  <ChoiceFilter
    name="job_type"
    title={copy.jobTypes}
    choices={jobTypeIds.map((id) => ({ id, label: jobTypes[id] }))}
    chosen={criteria.job_type}
    found={counts ? new Map(counts.job_types.map(({ job_type, jobs }) => [job_type, jobs])) : undefined}
  />
);

export const EmploymentFilter = ({ criteria, counts }: JobFilterProps) => (
  <ChoiceFilter
    name="employment_status"
    title={copy.employmentStatuses}
    choices={employmentStatusIds.map((id) => ({ id, label: employmentStatuses[id] }))}
    chosen={criteria.employment_status}
    found={
      counts
        ? new Map(counts.employment_statuses.map(({ employment_status, jobs }) => [employment_status, jobs]))
        : undefined
    }
  />
);
