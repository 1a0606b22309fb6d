import { annualDaysOff, monthlyOvertimeHours } from '@enerabi/shared/constants';
import { FilterFold } from '../../search/fold/filter-fold.tsx';
import type { JobFilterProps } from './job-filter-props.ts';
import { copy } from './job-filters.copy.ts';
import { JobFlagFields, setJobFlags } from './job-flag-fields.tsx';
import { LimitSelect } from './limit-select.tsx';

/** Days off, overtime and the times of work. */
export function RestFilter({ criteria, counts }: JobFilterProps) {
  const { annual_days_off_from, overtime_hours_to } = criteria;
  const limits = [annual_days_off_from, overtime_hours_to].filter((value) => value !== undefined);
  return (
    <FilterFold title={copy.rest} set={limits.length + setJobFlags('hours', criteria)}>
      <LimitSelect
        name="annual_days_off_from"
        label={copy.daysOff}
        limits={annualDaysOff}
        chosen={annual_days_off_from}
        textOf={copy.daysOffFrom}
        found={counts ? new Map(counts.annual_days_off.map(({ from, jobs }) => [from, jobs])) : undefined}
      />
      <LimitSelect
        name="overtime_hours_to"
        label={copy.overtime}
        hint={copy.statedOnly}
        limits={monthlyOvertimeHours}
        chosen={overtime_hours_to}
        textOf={copy.overtimeTo}
        found={counts ? new Map(counts.overtime_hours.map(({ to, jobs }) => [to, jobs])) : undefined}
      />
      <JobFlagFields filter="hours" criteria={criteria} counts={counts} />
    </FilterFold>
  );
}
