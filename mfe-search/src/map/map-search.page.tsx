import {
  deferredPart,
  type LoaderArgs,
  PageHead,
  prefectureByCode,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { nothing, queryOf } from '../facilities/list/facility-criteria.ts';
import { copy } from './map-search.copy.ts';
import type { MapSearchData } from './map-search.loader.ts';
import styles from './map-search.module.css';
import { MapSearchPanes } from './map-search-panes.tsx';

// Until its scripts come, the form is what it is without any: a GET form that leads to the same address.
const MapSearchForm = deferredPart(
  async () => (await import(/* webpackChunkName: 'map-search.form' */ './map-search-form.tsx')).MapSearchForm,
);

const Ignored = deferredPart(
  async () => (await import(/* webpackChunkName: 'map-search.panes' */ './map-notices.tsx')).Ignored,
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
    <div data-map-frame="">
      <PageHead
        title={areaName ? copy.titleOf(areaName) : copy.title}
        description={copy.description}
        canonical={area ? `/map_search?area=${area}` : '/map_search'}
        // Every place and every combination of conditions would be an address of its own.
        noindex={loaded.isNamed || queryOf(criteria) !== queryOf({ ...nothing, ...(area && { area }) })}
      />
      <MapSearchPanes
        loaded={loaded}
        head={<h1 className={styles.heading}>{areaName ? copy.titleOf(areaName) : copy.title}</h1>}
        notice={(ignored) => <Ignored ignored={ignored} />}
        form={(view) => <MapSearchForm loaded={loaded} view={view} />}
      />
    </div>
  );
}
