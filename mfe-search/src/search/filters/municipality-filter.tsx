import { CheckboxGroup } from '@enerabi/shared/ui';
import { FilterFold } from '../fold/filter-fold.tsx';
import { counted } from './counted.tsx';
import { copy } from './place-filters.copy.ts';

interface MunicipalityFilterProps {
  chosen: readonly string[];
  /** With how many results each would find. */
  municipalities: readonly { code: string; name: string; count: number }[];
}

/**
 * The municipalities of the searched prefecture; after another prefecture is chosen, its own appear with the next
 * search.
 */
export const MunicipalityFilter = ({ chosen, municipalities }: MunicipalityFilterProps) =>
  municipalities.length > 0 && (
    <FilterFold title={copy.municipalities} set={chosen.length}>
      <CheckboxGroup
        name="municipalities[]"
        label={copy.municipalities}
        isLabelHidden
        choices={municipalities.map(({ code, name, count }) => ({
          value: code,
          label: counted(name, count),
        }))}
        defaultValue={chosen}
      />
    </FilterFold>
  );
