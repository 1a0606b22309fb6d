import type { FilterProps } from './filter-fields.tsx';
import { FilterFold } from './filter-fold.tsx';
import { copy } from './filters.copy.ts';
import { FlagField } from './flag-field.tsx';

export function ContactFilter({ criteria, counts }: FilterProps) {
  const { has_bookable_visit, search_ask_onetime } = criteria;
  return (
    <FilterFold title={copy.contact} set={[has_bookable_visit, search_ask_onetime].filter(Boolean).length}>
      <FlagField flag="has_bookable_visit" criteria={criteria} counts={counts} />
      <FlagField flag="search_ask_onetime" criteria={criteria} counts={counts} />
    </FilterFold>
  );
}
