import { closingTimes, openingTimes } from '@enerabi/shared/constants';
import { SelectField } from '@enerabi/shared/ui';
import { countedText } from '../../search/filters/counted.tsx';
import { FilterFold } from '../../search/fold/filter-fold.tsx';
import type { FilterProps } from './filter-props.ts';
import { copy } from './filters.copy.ts';
import { FlagFields, setFlags } from './flag-fields.tsx';

export function TimeFilter({ criteria, counts }: FilterProps) {
  const { opens_by, open_until } = criteria;
  const countOf = (of: 'opens_by' | 'open_until', time: string): number | undefined =>
    counts ? (counts[of].find((count) => count.time === time)?.facilities ?? 0) : undefined;
  const times = [opens_by, open_until].filter((value) => value !== undefined);
  const set = times.length + setFlags('time', criteria);
  return (
    <FilterFold title={copy.times} set={set}>
      <SelectField name="opens_by" label={copy.opensBy} defaultValue={opens_by ?? ''}>
        <option value="">{copy.anyTime}</option>
        {openingTimes.map((time) => (
          <option key={time} value={time}>
            {countedText(copy.by(time), countOf('opens_by', time))}
          </option>
        ))}
      </SelectField>
      <SelectField name="open_until" label={copy.openUntil} defaultValue={open_until ?? ''}>
        <option value="">{copy.anyTime}</option>
        {closingTimes.map((time) => (
          <option key={time} value={time}>
            {countedText(copy.until(time), countOf('open_until', time))}
          </option>
        ))}
      </SelectField>
      <FlagFields filter="time" criteria={criteria} counts={counts} />
    </FilterFold>
  );
}
