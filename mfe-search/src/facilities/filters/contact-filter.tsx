import { FilterFold } from '../../search/fold/filter-fold.tsx';
import type { FilterProps } from './filter-props.ts';
import { copy } from './filters.copy.ts';
import { FlagFields, useOfferedFlags } from './flag-fields.tsx';

export function ContactFilter({ criteria, counts }: FilterProps) {
  const flags = useOfferedFlags('contact');
  if (flags.length === 0) return null;
  return (
    <FilterFold title={copy.contact} set={flags.filter((flag) => criteria[flag]).length}>
      <FlagFields filter="contact" criteria={criteria} counts={counts} />
    </FilterFold>
  );
}
