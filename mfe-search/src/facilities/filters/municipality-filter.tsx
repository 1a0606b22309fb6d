import { CheckboxGroup } from '@enerabi/shared/ui';
import { FilterFold } from '../fold/filter-fold.tsx';
import { counted } from './counted.tsx';
import type { FilterProps } from './filter-props.ts';
import { copy } from './filters.copy.ts';

/**
 * The municipalities of the searched prefecture; after another prefecture is chosen, its own appear with the next
 * search.
 */
export function MunicipalityFilter({ criteria: { municipalities: chosen }, counts }: FilterProps) {
  const municipalities = counts?.municipalities ?? [];
  if (municipalities.length === 0) return null;
  return (
    <FilterFold title={copy.municipalities} set={chosen.length}>
      <CheckboxGroup
        name="municipalities[]"
        label={copy.municipalities}
        isLabelHidden
        choices={municipalities.map(({ municipality_code, municipality_name, facilities }) => ({
          value: municipality_code,
          label: counted(municipality_name, facilities),
        }))}
        defaultValue={chosen}
      />
    </FilterFold>
  );
}
