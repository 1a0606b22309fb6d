import {
  deferredPart,
  type LoaderArgs,
  PageHead,
  prefectureByCode,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { nothing, queryOf } from '../../facilities/criteria/facility-criteria.ts';
import { copy } from './map-search.copy.ts';
import type { MapSearchData } from './map-search.loader.ts';

// Form, map and list share one state, so they are one deferred part. Until its scripts load, the form is a GET form for
// the same address, and the list is complete.
const MapSearchPanes = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'map-search.panes' */ './map-search-panes.tsx')).MapSearchPanes,
);

export const handle = { layout: 'map' };

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'map-search-loader' */ './map-search.loader.ts').then((module) =>
    module.loader(args),
  );

export function Component() {
  const loaded = useLoaderData<MapSearchData>();
  const { criteria } = loaded;
  const { area } = criteria;
  const areaName = area && prefectureByCode(area)?.name;
  return (
    // Earlier releases of the shell give the page its whole width by this mark.
    <div data-map-frame="">
      <PageHead
        title={areaName ? copy.titleOf(areaName) : copy.title}
        description={copy.description}
        canonical={area ? `/map_search?area=${area}` : '/map_search'}
        // Places and combinations of conditions would give endless addresses.
        noindex={loaded.isNamed || queryOf(criteria) !== queryOf({ ...nothing, ...(area && { area }) })}
      />
      <MapSearchPanes loaded={loaded} />
    </div>
  );
}
