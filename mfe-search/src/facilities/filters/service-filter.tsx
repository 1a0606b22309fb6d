import { serviceIds, services } from '@enerabi/shared/constants';
import { CheckboxGroup } from '@enerabi/shared/ui';
import { counted } from './counted.tsx';
import { FilterFold } from './filter-fold.tsx';
import type { FilterProps } from './filter-props.ts';
import { copy } from './filters.copy.ts';
import { FlagField } from './flag-field.tsx';

export function ServiceFilter({ criteria, counts }: FilterProps) {
  const { services: chosen, has_meals, has_garden } = criteria;
  const countOf = (id: string): number | undefined =>
    counts ? (counts.services.find(({ service }) => service === id)?.facilities ?? 0) : undefined;
  const set = chosen.length + [has_meals, has_garden].filter(Boolean).length;
  return (
    <FilterFold title={copy.services} set={set}>
      <FlagField flag="has_meals" criteria={criteria} counts={counts} />
      <FlagField flag="has_garden" criteria={criteria} counts={counts} />
      <CheckboxGroup
        name="services[]"
        label={copy.services}
        isLabelHidden
        choices={serviceIds.map((id) => ({ value: id, label: counted(services[id], countOf(id)) }))}
        defaultValue={chosen}
      />
    </FilterFold>
  );
}
