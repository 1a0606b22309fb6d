import { type JobFlag, jobFlagNames, jobFlags } from '@enerabi/shared/constants';
import type { JobCounts } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { Panel, Stack } from '@enerabi/shared/ui';
import { ChildIcon, ClockIcon, LeafIcon, PeopleIcon } from '@enerabi/shared/ui/icons';
import { jobListPath } from '../../job-paths.ts';
import styles from './job-shortcuts.module.css';
import { copy, shortcuts } from './sections.copy.ts';

const icons = [ChildIcon, PeopleIcon, LeafIcon, ClockIcon];

/** Links to the postings of a job type or an employment, and of a condition; with counts unless these failed. */
export const JobShortcuts = ({ counts }: { counts: JobCounts | null }) => (
  <Stack as="section" gap="4" aria-labelledby="job-shortcuts">
    <h2 id="job-shortcuts">{copy.shortcuts.title}</h2>
    <ul className={styles.shortcuts}>
      {shortcuts.map((shortcut, at) => {
        const Icon = icons[at] ?? LeafIcon;
        return (
          <li key={shortcut.name}>
            <Panel
              as={Link}
              className={styles.shortcut}
              to={`${jobListPath}?${shortcut.field}=${shortcut.value}`}
            >
              <span className={styles.icon}>
                <Icon />
              </span>
              <span className={styles.name}>{shortcut.name}</span>
              {counts && <span className={styles.count}>{copy.count(countOf(shortcut, counts))}</span>}
              <span className={styles.text}>{shortcut.text}</span>
            </Panel>
          </li>
        );
      })}
    </ul>
    <h3 id="job-conditions">{copy.shortcuts.conditions}</h3>
    <ul className={styles.conditions} aria-labelledby="job-conditions">
      {jobFlagNames
        .filter((flag) => !counts || counts[flag] > 0)
        .map((flag) => (
          <li key={flag}>
            <Condition flag={flag} jobs={counts?.[flag]} />
          </li>
        ))}
    </ul>
  </Stack>
);

const Condition = ({ flag, jobs }: { flag: JobFlag; jobs: number | undefined }) => (
  <Link className={styles.condition} to={`${jobListPath}?${flag}=1`}>
    {jobFlags[flag].label}
    {jobs !== undefined && <span className={styles.count}>{copy.count(jobs)}</span>}
  </Link>
);

const countOf = ({ field, value }: (typeof shortcuts)[number], counts: JobCounts): number =>
  (field === 'job_type'
    ? counts.job_types.find(({ job_type }) => job_type === value)
    : counts.employment_statuses.find(({ employment_status }) => employment_status === value)
  )?.jobs ?? 0;
