import type { FacilityDetail, JobPosting } from '@enerabi/shared/contract';
import { Disclosure, JobCard } from '@enerabi/shared/ui';
import { JobConditions, salaryOf } from './job-conditions.tsx';
import { copy } from './preview.copy.ts';
import styles from './preview-section.module.css';
import { PreviewSection } from './preview-section.tsx';

interface JobsPreviewProps {
  facility: FacilityDetail;
  jobs: readonly JobPosting[];
}

/** Posts have no page yet: their conditions unfold below each. */
export const JobsPreview = ({ facility, jobs }: JobsPreviewProps) => (
  <PreviewSection id="jobs">
    <p>{copy.jobs.lead}</p>
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.path_name} className={styles.list}>
          <JobCard
            job={{
              ...job,
              facility_name: facility.name,
              place: facility.municipality_name,
              salary: salaryOf(job),
            }}
          />
          <Disclosure summary={copy.jobs.conditions}>
            <JobConditions job={job} />
          </Disclosure>
        </li>
      ))}
    </ul>
  </PreviewSection>
);
