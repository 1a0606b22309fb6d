import type { FacilityDetail, JobPostingDetail } from '@enerabi/shared/contract';
import { Panel } from '@enerabi/shared/ui';
import { ShareLink } from '../../../share/share-link.tsx';
import { FavoriteJobButton } from '../../favorite/favorite-job-button.tsx';
import { jobPath } from '../../job-paths.ts';
import { WayToAsk } from '../asking/way-to-ask.tsx';
import { copy } from '../job-posting.copy.ts';
import { PostingDates } from './posting-dates.tsx';
import styles from './posting-head.module.css';
import { PostingKeyFacts } from './posting-key-facts.tsx';
import { PostingTags } from './posting-tags.tsx';

interface PostingHeadProps {
  facility: FacilityDetail;
  job: JobPostingDetail['job'];
  today: string;
}

/** The facts that decide whether to read on: kind of work, pay, place and time, and how recent all of it is. */
export const PostingHead = ({ facility, job, today }: PostingHeadProps) => (
  <Panel as="section" padding="section" gap="5" aria-label={copy.facts.title}>
    <PostingTags job={job} />
    <PostingKeyFacts facility={facility} job={job} />
    <PostingDates job={job} today={today} />
    <div className={styles.actions} data-screen>
      <WayToAsk facility={facility} job={job} />
      <FavoriteJobButton job={job} kind="label" />
      <ShareLink path={jobPath({ ...job, facility })} title={copy.title(job.title, facility.name)}>
        {copy.share}
      </ShareLink>
    </div>
  </Panel>
);
