import { salaryOf } from '@enerabi/shared/job-conditions';
import { deferredPart, Link, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { facilityPicture } from '@enerabi/shared/pictures';
import { Breadcrumbs, Phrases, ProperName, salaryText } from '@enerabi/shared/ui';
import { jobPath } from '../job-paths.ts';
import { copy } from './job-posting.copy.ts';
import { jobPostingCrumbs } from './job-posting.crumbs.ts';
import type { JobPostingData } from './job-posting.loader.ts';
import styles from './job-posting.module.css';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'job-posting-loader' */ './job-posting.loader.ts').then((module) =>
    module.loader(args),
  );

const OpenPosting = deferredPart(
  async () => (await import(/* webpackChunkName: 'job-posting.text' */ './open-posting.tsx')).OpenPosting,
);
const EndedPosting = deferredPart(
  async () => (await import(/* webpackChunkName: 'job-posting.text' */ './ended-posting.tsx')).EndedPosting,
);

/** A posting's page (specification section 2). One that has ended says so, and leads on. */
export function Component() {
  const loaded = useLoaderData<JobPostingData>();
  const { facility, job, is_open } = loaded;
  const title = is_open ? copy.title : copy.endedTitle;
  return (
    <>
      <PageHead
        title={title(job.title, facility.name)}
        description={copy.description(facility.name, facility.municipality_name, [
          job.title,
          salaryText(salaryOf(job)),
        ])}
        canonical={jobPath({ ...job, facility })}
        image={facilityPicture(facility)}
        noindex={!is_open}
      />
      <Breadcrumbs crumbs={jobPostingCrumbs(loaded)} />
      <p className={styles.kicker}>
        {copy.kicker}　
        <Link to={`/f/${facility.path_name}`}>
          <ProperName>{facility.name}</ProperName>
        </Link>
      </p>
      <h1>
        <Phrases>{job.title}</Phrases>
      </h1>
      {is_open ? <OpenPosting {...loaded} /> : <EndedPosting {...loaded} />}
    </>
  );
}
