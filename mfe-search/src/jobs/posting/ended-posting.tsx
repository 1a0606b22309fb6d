import { Notice } from '@enerabi/shared/ui';
import { FacilityColumns } from '../../facilities/subpages/facility-columns.tsx';
import { copy } from './job-posting.copy.ts';
import type { JobPostingData } from './job-posting.loader.ts';
import { OtherJobs } from './other-jobs.tsx';
import { Workplace } from './workplace.tsx';

/** Says that the posting has ended, and leads to what is open. Its conditions are no offer any more. */
export const EndedPosting = (loaded: JobPostingData) => (
  <FacilityColumns facility={loaded.facility} actions={null}>
    <Notice kind="warning" title={copy.ended.title}>
      {copy.ended.body}
    </Notice>
    <OtherJobs {...loaded} />
    <Workplace facility={loaded.facility} />
  </FacilityColumns>
);
