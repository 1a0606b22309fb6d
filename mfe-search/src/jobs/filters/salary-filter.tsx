import { hourlySalaries, monthlySalaries } from '@enerabi/shared/constants';
import { FilterFold } from '../../search/fold/filter-fold.tsx';
import type { JobFilterProps } from './job-filter-props.ts';
import { copy } from './job-filters.copy.ts';
import { LimitSelect } from './limit-select.tsx';

export function SalaryFilter({ criteria, counts }: JobFilterProps) {
  const { monthly_salary_from, hourly_salary_from } = criteria;
  const found = (of: 'monthly_salaries' | 'hourly_salaries') =>
    counts ? new Map(counts[of].map(({ from, jobs }) => [from, jobs])) : undefined;
  const set = [monthly_salary_from, hourly_salary_from].filter((value) => value !== undefined).length;
  return (
    <FilterFold title={copy.salary} set={set}>
      <LimitSelect
        name="monthly_salary_from"
        label={copy.monthly}
        hint={copy.compared.monthly}
        limits={monthlySalaries}
        chosen={monthly_salary_from}
        textOf={copy.monthlyFrom}
        found={found('monthly_salaries')}
      />
      <LimitSelect
        name="hourly_salary_from"
        label={copy.hourly}
        hint={copy.compared.hourly}
        limits={hourlySalaries}
        chosen={hourly_salary_from}
        textOf={copy.hourlyFrom}
        found={found('hourly_salaries')}
      />
    </FilterFold>
  );
}
