import { interviewPath } from '@enerabi/shared/constants';
import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { facilityPicture } from '@enerabi/shared/pictures';
import { Breadcrumbs, excerptOf, Phrases } from '@enerabi/shared/ui';
import { FacilityPages } from '../subpages/facility-pages.tsx';
import { copy } from './interview.copy.ts';
import { interviewCrumbs } from './interview.crumbs.ts';
import type { InterviewData } from './interview.loader.ts';
import styles from './interview.module.css';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'interview-loader' */ './interview.loader.ts').then((module) =>
    module.loader(args),
  );

const InterviewText = deferredPart(
  async () => (await import(/* webpackChunkName: 'interview.text' */ './interview-text.tsx')).InterviewText,
);

const introductionLength = 80;

export function Component() {
  const loaded = useLoaderData<InterviewData>();
  const { facility, interview } = loaded;
  const { title, job_title, introduction, path_name } = interview;
  return (
    <>
      <PageHead
        title={copy.title(title, facility.name)}
        description={copy.description(
          facility.name,
          job_title,
          excerptOf(introduction, introductionLength).excerpt,
        )}
        canonical={interviewPath(facility.path_name, path_name)}
        image={facilityPicture(facility)}
      />
      <Breadcrumbs crumbs={interviewCrumbs(facility, interview)} />
      <FacilityPages of={facility.path_name} />
      <p className={styles.kicker}>{copy.heading}</p>
      <h1>
        <Phrases>{title}</Phrases>
      </h1>
      <InterviewText {...loaded} />
    </>
  );
}
