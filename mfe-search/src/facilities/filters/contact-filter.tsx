import { useCapabilities } from '@enerabi/shared/kernel';
import { type Flag, isFlagOffered } from '../criteria/facility-criteria.ts';
import { FilterFold } from './filter-fold.tsx';
import type { FilterProps } from './filter-props.ts';
import { copy } from './filters.copy.ts';
import { FlagField } from './flag-field.tsx';

const contactFlags: readonly Flag[] = ['has_bookable_visit', 'search_ask_onetime'];

export function ContactFilter({ criteria, counts }: FilterProps) {
  const can = useCapabilities();
  const flags = contactFlags.filter((flag) => isFlagOffered(flag, can));
  if (flags.length === 0) return null;
  return (
    <FilterFold title={copy.contact} set={flags.filter((flag) => criteria[flag]).length}>
      {flags.map((flag) => (
        <FlagField key={flag} flag={flag} criteria={criteria} counts={counts} />
      ))}
    </FilterFold>
  );
}
