import { conditionsOf } from '@enerabi/shared/job-conditions';
import { StructuredData, useCapabilities, useSite } from '@enerabi/shared/kernel';
import { FactsTable, Panel } from '@enerabi/shared/ui';
import { DailySchedule } from '../../facilities/detail/care/day-and-year.tsx';
import { InterviewList } from '../../facilities/interview/interview-list.tsx';
import { FacilityColumns } from '../../facilities/subpages/facility-columns.tsx';
import { Asking } from './asking/asking.tsx';
import { WayToAsk } from './asking/way-to-ask.tsx';
import { PostingHead } from './head/posting-head.tsx';
import { copy } from './job-posting.copy.ts';
import type { JobPostingData } from './job-posting.loader.ts';
import styles from './job-posting.module.css';
import { jobPostingStructuredData } from './job-posting.structured-data.ts';
import { OtherJobs } from './other-jobs.tsx';
import { Workplace } from './workplace.tsx';

/** A posting with all its conditions, how to ask and apply, and what else is open. */
export function OpenPosting(loaded: JobPostingData) {
  const { facility, job, interviews, today } = loaded;
  const { jobContact } = useCapabilities();
  return (
    <>
      <StructuredData
        data={jobPostingStructuredData(loaded, { origin: useSite().origin, isAppliedForHere: jobContact })}
      />
      <FacilityColumns facility={facility} actions={<WayToAsk facility={facility} job={job} />}>
        <PostingHead facility={facility} job={job} today={today} />
        <Panel
          as="section"
          padding="section"
          gap="4"
          className={styles.conditions}
          id="conditions"
          aria-labelledby="conditions-title"
        >
          <h2 id="conditions-title">{copy.conditions}</h2>
          <FactsTable facts={conditionsOf(job)} />
        </Panel>
        {job.daily_schedule.length > 0 && (
          <Panel as="section" padding="section" gap="4" aria-labelledby="day">
            <h2 id="day">{copy.day}</h2>
            <DailySchedule parts={job.daily_schedule} />
            <p className={styles.small}>{copy.dayNote}</p>
          </Panel>
        )}
        <Asking facility={facility} job={job} />
        <Workplace facility={facility} />
        {interviews.length > 0 && (
          <section aria-labelledby="interviews" className={styles.others} data-screen>
            <h2 id="interviews">{copy.interviews}</h2>
            <InterviewList of={facility.path_name} interviews={interviews} />
          </section>
        )}
        <OtherJobs {...loaded} />
      </FacilityColumns>
    </>
  );
}
