import type { Names } from '../../search/conditions/place-names.ts';
import { MunicipalityFilter } from '../../search/filters/municipality-filter.tsx';
import { StationFilter } from '../../search/filters/station-filter.tsx';
import { ChildFilter } from './child-filter.tsx';
import { CommuteFilter } from './commute-filter.tsx';
import { ContactFilter } from './contact-filter.tsx';
import type { FilterProps } from './filter-props.ts';
import { ServiceFilter } from './service-filter.tsx';
import { TimeFilter } from './time-filter.tsx';
import { TypeFilter } from './type-filter.tsx';

/** All filters besides place and keyword, for a form that sends the contract's fields. */
export const FilterFields = ({ criteria, counts, names }: FilterProps & { names: Names }) => (
  <>
    <MunicipalityFilter
      chosen={criteria.municipalities}
      municipalities={(counts?.municipalities ?? []).map((count) => ({
        code: count.municipality_code,
        name: count.municipality_name,
        count: count.facilities,
      }))}
    />
    <StationFilter criteria={criteria} names={names} othersIn={criteria.area ?? ''} />
    <CommuteFilter criteria={criteria} />
    <ChildFilter criteria={criteria} counts={counts} />
    <TypeFilter criteria={criteria} counts={counts} />
    <TimeFilter criteria={criteria} counts={counts} />
    <ServiceFilter criteria={criteria} counts={counts} />
    <ContactFilter criteria={criteria} counts={counts} />
  </>
);
