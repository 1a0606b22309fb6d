import type { SearchSuggestions } from '@enerabi/shared/contract';
import { prefectureByCode } from '@enerabi/shared/kernel';
import type { Names } from '../../search/conditions/place-names.ts';
import { NoResults } from '../../search/results/no-results.tsx';
import { conditionsOf } from '../criteria/conditions.ts';
import { addressOf, type FacilityCriteria, withoutConditions } from '../criteria/facility-criteria.ts';
import { suggestedGroups } from '../suggestions/suggested-links.ts';
import { copy } from './no-facilities.copy.ts';

interface NoFacilitiesProps {
  criteria: FacilityCriteria;
  names: Names;
  /** The keyword may name one of these; null if that is not known. */
  meant: SearchSuggestions | null;
}

/** Says that no facility was found, and leads to a broader list. */
export const NoFacilities = ({ criteria, names, meant }: NoFacilitiesProps) => (
  <NoResults
    title={copy.title}
    keywordHint={criteria.keyword && copy.keyword}
    places={placesOf(meant)}
    conditions={conditionsOf(criteria, names).map(({ name, without }) => ({ name, to: addressOf(without) }))}
    widest={widestWay(criteria)}
  />
);

/** Lists of the municipalities and stations that are called, or read, as the keyword. */
const placesOf = (meant: SearchSuggestions | null) =>
  meant
    ? suggestedGroups({ ...meant, facilities: [] }).flatMap(({ links }) =>
        links.map(({ name, note, to }) => ({ name: copy.place(name, note), to })),
      )
    : [];

/** All facilities of the prefecture, or of the country if the prefecture was the only condition. */
function widestWay(criteria: FacilityCriteria) {
  const { area } = criteria;
  const areaName = area && prefectureByCode(area)?.name;
  const everything = withoutConditions(criteria);
  const isNarrowed = addressOf(criteria) !== addressOf({ ...everything, ...(area && { area }) });
  return areaName && isNarrowed
    ? { name: copy.wholeArea(areaName), to: addressOf({ ...everything, area }) }
    : { name: copy.everywhere, to: addressOf(everything) };
}
