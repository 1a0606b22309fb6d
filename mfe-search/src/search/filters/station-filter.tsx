import { usualWalkMinutes, walkMinutes } from '@enerabi/shared/constants';
import { Link, prefectureByCode } from '@enerabi/shared/kernel';
import { CheckboxGroup, SelectField } from '@enerabi/shared/ui';
import { selectRailwayAddress } from '../../railway/railway-address.ts';
import type { Names } from '../conditions/place-names.ts';
import { FilterFold } from '../fold/filter-fold.tsx';
import { copy } from './place-filters.copy.ts';

interface StationFilterProps {
  criteria: { station_ids: readonly number[]; walk_minutes?: number };
  names: Names;
  /** Code of the prefecture in which others are chosen. */
  othersIn: string;
  /** What the search by railway leads back to. Absent: facilities. */
  collection?: 'jobs';
}

/** Checkboxes of the chosen stations, and a link to choose others; for postings, also to choose the first. */
export function StationFilter({ criteria, names, othersIn, collection }: StationFilterProps) {
  const { station_ids: chosen, walk_minutes = usualWalkMinutes } = criteria;
  const stations = names.stations.filter(({ station_id }) => chosen.includes(station_id));
  if (stations.length === 0 && !collection) return null;
  const minutes = [...new Set([...walkMinutes, walk_minutes])].sort((one, other) => one - other);
  return (
    <FilterFold title={copy.stations} set={stations.length}>
      {stations.length > 0 && (
        <>
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
        </>
      )}
      <Link
        to={selectRailwayAddress({
          id: prefectureByCode(othersIn)?.id ?? 13,
          ...(collection && { collection }),
        })}
      >
        {copy.otherStations}
      </Link>
    </FilterFold>
  );
}
