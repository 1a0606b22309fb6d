import { type JobFlag, jobFlagNames, jobFlags } from '@enerabi/shared/constants';
import { CheckboxField } from '@enerabi/shared/ui';
import { countedText } from '../../search/filters/counted.tsx';
import type { JobCriteria } from '../criteria/job-criteria.ts';
import type { JobFilterProps } from './job-filter-props.ts';

type JobFlagFilter = (typeof jobFlags)[JobFlag]['filter'];

const flagsOf = (filter: JobFlagFilter): JobFlag[] =>
  jobFlagNames.filter((flag) => jobFlags[flag].filter === filter);

export const setJobFlags = (filter: JobFlagFilter, criteria: JobCriteria): number =>
  flagsOf(filter).filter((flag) => criteria[flag]).length;

/** Checkboxes of a group of filters; a checked one sends `true`. */
export const JobFlagFields = ({ filter, criteria, counts }: JobFilterProps & { filter: JobFlagFilter }) =>
  flagsOf(filter).map((flag) => (
    <CheckboxField
      key={flag}
      name={flag}
      value="true"
      label={countedText(jobFlags[flag].label, counts?.[flag])}
      defaultChecked={criteria[flag] ?? false}
    />
  ));
