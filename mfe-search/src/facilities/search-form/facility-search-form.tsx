import { countFacilities, type FacilityCounts } from '@enerabi/shared/contract';
import { useApi } from '@enerabi/shared/kernel';
import type { Names } from '../../search/conditions/place-names.ts';
import { usePreviewCounts } from '../../search/filters/use-preview-counts.ts';
import { AreaField } from '../../search/form/area-field.tsx';
import { SearchForm } from '../../search/form/search-form.tsx';
import { conditionsOf } from '../criteria/conditions.ts';
import {
  addressOf,
  changed,
  countQueryOf,
  type FacilityCriteria,
  withoutConditions,
} from '../criteria/facility-criteria.ts';
import { readCriteria, searchedAddress } from '../criteria/read-criteria.ts';
import { FilterFields } from '../filters/filter-fields.tsx';
import { KeywordSuggestions } from '../suggestions/keyword-suggestions.tsx';

interface FacilitySearchFormProps {
  criteria: FacilityCriteria;
  counts: FacilityCounts | null;
  names: Names;
}

/** The search form of the list of facilities. */
export function FacilitySearchForm({ criteria, counts: counted, names }: FacilitySearchFormProps) {
  const api = useApi();
  const { counts, ...previewed } = usePreviewCounts(counted, (fields, signal) =>
    api(countFacilities, { query: countQueryOf(readCriteria(fields)), signal, onFailure: () => null }),
  );
  return (
    <SearchForm
      action="/f"
      shown={addressOf(changed(criteria, {}))}
      addressIn={searchedAddress}
      set={conditionsOf(criteria, names).length}
      clearTo={addressOf(withoutConditions(criteria))}
      sort={criteria.sort}
      {...previewed}
    >
      <AreaField area={criteria.area} />
      <KeywordSuggestions defaultValue={criteria.keyword} />
      <FilterFields criteria={criteria} counts={counts} names={names} />
    </SearchForm>
  );
}
