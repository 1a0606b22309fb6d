import type { MapSearch } from '@enerabi/shared/contract';
import { Pagination } from '@enerabi/shared/ui';
import type { FacilityCriteria } from '../../facilities/criteria/facility-criteria.ts';
import { mapAddressOf } from '../search/map-address.ts';
import { copy } from '../search/map-search.copy.ts';
import type { MapView } from '../view/map-view.ts';

interface MapResultsPagesProps {
  found: Pick<MapSearch, 'total' | 'limit' | 'page'>;
  view: MapView | undefined;
  criteria: FacilityCriteria;
}

/** Links to the other pages of results in the same view. */
export const MapResultsPages = ({ found: { total, limit, page }, view, criteria }: MapResultsPagesProps) => (
  <Pagination
    page={page}
    lastPage={Math.max(1, Math.ceil(total / limit))}
    label={copy.results}
    addressOf={(to) => mapAddressOf({ ...(view && { view }), criteria: { ...criteria, page: to } })}
  />
);
