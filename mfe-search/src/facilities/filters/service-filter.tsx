import { serviceIds, services } from '@enerabi/shared/constants';
import { CheckboxGroup } from '@enerabi/shared/ui';
import { counted } from '../../search/filters/counted.tsx';
import { FilterFold } from '../../search/fold/filter-fold.tsx';
import type { FilterProps } from './filter-props.ts';
import { copy } from './filters.copy.ts';
import { FlagFields, setFlags } from './flag-fields.tsx';

export function ServiceFilter({ criteria, counts }: FilterProps) {
  const { services: chosen } = criteria;
  const countOf = (id: string): number | undefined =>
    counts ? (counts.services.find(({ service }) => service === id)?.facilities ?? 0) : undefined;
  const set = chosen.length + setFlags('service', criteria);
  return (
    <FilterFold title={copy.services} set={set}>
      <FlagFields filter="service" criteria={criteria} counts={counts} />
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
