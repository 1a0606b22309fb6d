import { Pagination } from '@enerabi/shared/ui';
import type { MapCriteria, MapResults } from '../collection/map-kind.ts';
import { wordsOf } from '../collection/map-words.copy.ts';
import { mapAddressOf } from '../search/map-address.ts';
import type { MapView } from '../view/map-view.ts';

interface MapResultsPagesProps {
  found: Pick<MapResults, 'total' | 'limit' | 'page'>;
  view: MapView | undefined;
  criteria: MapCriteria;
}

/** Links to the other pages of results in the same view. */
export const MapResultsPages = ({ found: { total, limit, page }, view, criteria }: MapResultsPagesProps) => (
  <Pagination
    page={page}
    lastPage={Math.max(1, Math.ceil(total / limit))}
    label={wordsOf(criteria).results}
    addressOf={(to) => mapAddressOf({ ...(view && { view }), criteria: { ...criteria, page: to } })}
  />
);
