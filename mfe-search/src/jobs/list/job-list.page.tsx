import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { Breadcrumbs } from '@enerabi/shared/ui';
import { ResultsSection } from '../../search/results/results-section.tsx';
import { SearchLayout } from '../../search/results/search-layout.tsx';
import { jobListTitle, shownJobs } from './job-list.copy.ts';
import { jobListCrumbs } from './job-list.crumbs.ts';
import { jobListHead } from './job-list.head.ts';
import type { JobListData } from './job-list.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'job-list-loader' */ './job-list.loader.ts').then((module) =>
    module.loader(args),
  );

const JobResults = deferredPart(
  async () => (await import(/* webpackChunkName: 'job-list.results' */ './job-results.tsx')).JobResults,
);

// Until its scripts load, the form is a plain GET form for the same address.
const JobSearchForm = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'job-list.results' */ '../search-form/job-search-form.tsx'))
      .JobSearchForm,
);

/** The list of open job postings (R1.8). */
export function Component() {
  const loaded = useLoaderData<JobListData>();
  const { criteria, names } = loaded;
  return (
    <>
      <PageHead {...jobListHead(loaded)} />
      <Breadcrumbs crumbs={jobListCrumbs(criteria, names)} />
      <SearchLayout title={jobListTitle(criteria, names)}>
        <JobSearchForm {...loaded} />
        <ResultsSection path="/job" count={shownJobs(loaded)}>
          <JobResults {...loaded} />
        </ResultsSection>
      </SearchLayout>
    </>
  );
}
