import type { Names } from '../criteria/conditions.ts';
import { ChildFilter } from './child-filter.tsx';
import { ContactFilter } from './contact-filter.tsx';
import type { FilterProps } from './filter-props.ts';
import { MunicipalityFilter } from './municipality-filter.tsx';
import { ServiceFilter } from './service-filter.tsx';
import { StationFilter } from './station-filter.tsx';
import { TimeFilter } from './time-filter.tsx';
import { TypeFilter } from './type-filter.tsx';

/** All filters besides place and keyword, for a form that sends the contract's fields. */
export const FilterFields = ({ criteria, counts, names }: FilterProps & { names: Names }) => (
  <>
    <MunicipalityFilter criteria={criteria} counts={counts} />
    <StationFilter criteria={criteria} names={names} />
    <ChildFilter criteria={criteria} counts={counts} />
    <TypeFilter criteria={criteria} counts={counts} />
    <TimeFilter criteria={criteria} counts={counts} />
    <ServiceFilter criteria={criteria} counts={counts} />
    <ContactFilter criteria={criteria} counts={counts} />
  </>
);
