import { prefectureByCode } from '@enerabi/shared/kernel';
import { ButtonLink, distanceText, Stack } from '@enerabi/shared/ui';
import { FavoriteJobButton } from '../favorite/favorite-job-button.tsx';
import { jobsOfAreaPath } from '../job-paths.ts';
import { LinkedJobCard } from '../linked-job-card.tsx';
import { copy } from './job-posting.copy.ts';
import type { JobPostingData } from './job-posting.loader.ts';
import styles from './job-posting.module.css';

type OtherJobsProps = Pick<JobPostingData, 'facility' | 'is_open' | 'of_facility' | 'nearby'>;

/** Other open postings of the facility, and similar ones around it. Where there are none, only an ended one says so. */
export function OtherJobs({ facility, is_open, of_facility, nearby }: OtherJobsProps) {
  const area = prefectureByCode(facility.prefecture_code);
  const isNear = nearby.some(({ distance_m }) => distance_m !== null);
  return (
    <>
      {(of_facility.length > 0 || !is_open) && (
        <Jobs id="of-facility" title={copy.ofFacility} jobs={of_facility} none={copy.ended.nothing} />
      )}
      {(nearby.length > 0 || !is_open) && (
        <Jobs
          id="nearby"
          title={isNear || !area ? copy.nearby : copy.inArea(area.name)}
          jobs={nearby}
          none={copy.ended.noneNearby}
        />
      )}
      {area && (
        <p data-screen>
          <ButtonLink kind="secondary" to={jobsOfAreaPath(area.code)}>
            {copy.all(area.name)}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

interface JobsProps {
  id: string;
  title: string;
  jobs: readonly (JobPostingData['of_facility'][number] & { distance_m?: number | null })[];
  none: string;
}

const Jobs = ({ id, title, jobs, none }: JobsProps) => (
  <section aria-labelledby={id} className={styles.others} data-screen>
    <h2 id={id}>{title}</h2>
    {jobs.length === 0 && <p>{none}</p>}
    <ul className={styles.cards}>
      {jobs.map(({ distance_m, ...job }) => (
        <Stack as="li" gap="1" key={job.job_posting_id} className={styles.card}>
          {distance_m != null && <p className={styles.small}>{copy.distance(distanceText(distance_m))}</p>}
          <LinkedJobCard job={job} favorite={<FavoriteJobButton job={job} />} />
        </Stack>
      ))}
    </ul>
  </section>
);
