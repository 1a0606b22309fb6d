import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  PageHead,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { Breadcrumbs } from '@enerabi/shared/ui';
import { jobTopPath } from '../job-paths.ts';
import { JobHero } from './hero/job-hero.tsx';
import { copy } from './job-top.copy.ts';
import { jobTopCrumbs } from './job-top.crumbs.ts';
import type { JobTopData } from './job-top.loader.ts';
import styles from './job-top.module.css';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'job-top-loader' */ './job-top.loader.ts').then((module) =>
    module.loader(args),
  );

const Sections = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'job-top.sections' */ './sections/job-top-sections.tsx'))
      .JobTopSections,
);

export const handle: PageHandle = { layout: 'default' };

/** The entrance for job seekers (R1.6). */
export function Component() {
  const loaded = useLoaderData<JobTopData>();
  return (
    <div className={styles.top}>
      <PageHead title={copy.title} description={copy.description} canonical={jobTopPath} />
      <Breadcrumbs crumbs={jobTopCrumbs()} />
      <JobHero total={loaded.counts?.total} />
      <Sections {...loaded} />
    </div>
  );
}
