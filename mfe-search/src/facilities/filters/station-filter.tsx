import { usualWalkMinutes, walkMinutes } from '@enerabi/shared/constants';
import { Link, prefectureByCode } from '@enerabi/shared/kernel';
import { CheckboxGroup, SelectField } from '@enerabi/shared/ui';
import type { Names } from '../criteria/conditions.ts';
import type { FacilityCriteria } from '../criteria/facility-criteria.ts';
import { FilterFold } from '../fold/filter-fold.tsx';
import { copy } from './filters.copy.ts';

/** Checkboxes of the chosen stations, and a link to choose others. */
export function StationFilter({ criteria, names }: { criteria: FacilityCriteria; names: Names }) {
  const { station_ids: chosen, walk_minutes = usualWalkMinutes, area = '' } = criteria;
  const stations = names.stations.filter(({ station_id }) => chosen.includes(station_id));
  if (stations.length === 0) return null;
  const minutes = [...new Set([...walkMinutes, walk_minutes])].sort((one, other) => one - other);
  return (
    <FilterFold title={copy.stations} set={stations.length}>
      <CheckboxGroup
        name="station_ids[]"
        label={copy.stations}
        isLabelHidden
        choices={stations.map(({ station_id, name, line_name }) => ({
          value: String(station_id),
          label: name,
          hint: line_name,
        }))}
        defaultValue={chosen.map(String)}
      />
      <SelectField name="walk_minutes" label={copy.walk} defaultValue={String(walk_minutes)}>
        {minutes.map((value) => (
          <option key={value} value={value}>
            {copy.minutes(value)}
          </option>
        ))}
      </SelectField>
      <Link to={`/railway_search/${prefectureByCode(area)?.id ?? 13}/select_railway`}>
        {copy.otherStations}
      </Link>
    </FilterFold>
  );
}
