import { employmentStatuses, jobFlagNames } from '@enerabi/shared/constants';
import { prefectureByCode } from '@enerabi/shared/kernel';
import { type Condition, conditionsIn } from '../../search/conditions/condition.ts';
import { copy as placeCopy } from '../../search/conditions/place-names.copy.ts';
import { municipalityName, type Names, stationName } from '../../search/conditions/place-names.ts';
import { copy, jobTypeName } from './job-conditions.copy.ts';
import { type JobCriteria, nothing } from './job-criteria.ts';

/** Lists the active conditions, one for each value, so that each can be removed separately. */
export function jobConditionsOf(criteria: JobCriteria, names: Names): Condition<JobCriteria>[] {
  const { one, each } = conditionsIn(criteria, nothing);
  return [
    ...each('area', (code) => prefectureByCode(code)?.name ?? '').map(withoutItsMunicipalities),
    ...each('municipalities', (code) => municipalityName(code, names)),
    ...each('station_ids', (id) => stationName(id, criteria, names), 'walk_minutes'),
    ...one(placeCopy.keyword, 'keyword'),
    ...each('job_type', jobTypeName),
    ...each('employment_status', (id) => employmentStatuses[id]),
    ...one(copy.monthlySalary, 'monthly_salary_from'),
    ...one(copy.hourlySalary, 'hourly_salary_from'),
    ...one(copy.daysOff, 'annual_days_off_from'),
    ...one(copy.overtime, 'overtime_hours_to'),
    ...jobFlagNames.flatMap((flag) => one(() => copy.flags[flag], flag)),
    ...one(() => placeCopy.target, 'search_target_lat', 'search_target_lng'),
  ];
}

/** Municipalities are removed together with their prefecture. */
const withoutItsMunicipalities = ({ name, without }: Condition<JobCriteria>): Condition<JobCriteria> => ({
  name,
  without: {
    ...without,
    municipalities: without.municipalities.filter((code) =>
      without.area.some((area) => code.startsWith(area.slice(0, 2))),
    ),
  },
});
