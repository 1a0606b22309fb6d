import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { Breadcrumbs } from '@enerabi/shared/ui';
import { ResultsSection } from '../../search/results/results-section.tsx';
import { SearchLayout } from '../../search/results/search-layout.tsx';
import { ListMap } from '../list-map/list-map.tsx';
import { listTitle, shownFacilities } from './facility-list.copy.ts';
import { listCrumbs, listHead } from './facility-list.head.ts';
import type { FacilityListData } from './facility-list.loader.ts';

/** The first page comes with its data, so the loader's code and the parts below load only when the page is idle. */
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'facility-list-loader' */ './facility-list.loader.ts').then((module) =>
    module.loader(args),
  );

const FacilityResults = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'facility-list.results' */ './facility-results.tsx')).FacilityResults,
);

// Until its scripts load, the form is a plain GET form for the same address.
const FacilitySearchForm = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'facility-list.results' */ '../search-form/facility-search-form.tsx'))
      .FacilitySearchForm,
);

export function Component() {
  const loaded = useLoaderData<FacilityListData>();
  const { criteria, names } = loaded;
  const { facilities } = loaded.list;
  const hasMap = facilities.some(({ latitude }) => latitude !== null);
  return (
    <>
      <PageHead {...listHead(loaded)} />
      <SearchLayout
        crumbs={<Breadcrumbs crumbs={listCrumbs(criteria, names)} />}
        title={listTitle(criteria, names)}
        hasMap={hasMap}
      >
        <FacilitySearchForm {...loaded} />
        <Results {...loaded} />
        {hasMap && <ListMap facilities={facilities} criteria={criteria} />}
      </SearchLayout>
    </>
  );
}

const Results = (loaded: FacilityListData) => (
  <ResultsSection path="/f" count={shownFacilities(loaded)}>
    <FacilityResults {...loaded} />
  </ResultsSection>
);
