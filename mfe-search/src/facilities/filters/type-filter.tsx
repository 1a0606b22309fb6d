import { facilityTypeIds, facilityTypes } from '@enerabi/shared/constants';
import { CheckboxGroup } from '@enerabi/shared/ui';
import { counted } from '../../search/filters/counted.tsx';
import { FilterFold } from '../../search/fold/filter-fold.tsx';
import type { FilterProps } from './filter-props.ts';
import { copy } from './filters.copy.ts';

/** Leaves out types without a facility here, if the counts are known. */
export function TypeFilter({ criteria: { facility_types: chosen }, counts }: FilterProps) {
  const found = new Map(counts?.facility_types.map((count) => [count.facility_type, count.facilities]));
  const types = facilityTypeIds.filter((id) => !counts || found.has(id) || chosen.includes(id));
  return (
    <FilterFold title={copy.types} set={chosen.length}>
      <CheckboxGroup
        name="facility_types[]"
        label={copy.types}
        isLabelHidden
        choices={types.map((id) => ({
          value: String(id),
          label: counted(facilityTypes[id], counts ? (found.get(id) ?? 0) : undefined),
        }))}
        defaultValue={chosen.map(String)}
      />
    </FilterFold>
  );
}
