import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { isJobMap } from '../collection/map-kind.ts';
import { wordsOf } from '../collection/map-words.copy.ts';
import type { MapSearchData } from './map-search.loader.ts';

// Form, map and list share one state, so they are one deferred part. Until its scripts load, the form is a GET form for
// the same address, and the list is complete.
const FacilityMapPanes = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'map-search.facilities' */ './facility-map-panes.tsx'))
      .FacilityMapPanes,
  { isAlternative: true },
);
const JobMapPanes = deferredPart(
  async () => (await import(/* webpackChunkName: 'map-search.jobs' */ './job-map-panes.tsx')).JobMapPanes,
  { isAlternative: true },
);

export const handle = { layout: 'map' };

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'map-search-loader' */ './map-search.loader.ts').then((module) =>
    module.loader(args),
  );

export function Component() {
  const loaded = useLoaderData<MapSearchData>();
  const { criteria, areaNames } = loaded;
  const words = wordsOf(criteria);
  const Panes = isJobMap(criteria) ? JobMapPanes : FacilityMapPanes;
  const title = areaNames ? words.titleOf(areaNames) : words.title;
  return (
    // Earlier releases of the shell give the page its whole width by this mark.
    <div data-map-frame="">
      <PageHead
        title={title}
        description={words.description}
        canonical={loaded.canonical}
        noindex={!loaded.isPlain}
      />
      {/* Another collection begins with a map, a form and results of its own. */}
      <Panes loaded={loaded} title={title} />
    </div>
  );
}
