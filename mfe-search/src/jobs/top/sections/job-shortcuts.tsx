import { type JobFlag, jobFlagNames, jobFlags } from '@enerabi/shared/constants';
import type { JobCounts } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { Panel, Stack } from '@enerabi/shared/ui';
import { ChildIcon, ClockIcon, LeafIcon, PeopleIcon } from '@enerabi/shared/ui/icons';
import { jobListPath } from '../../job-paths.ts';
import { jobShortcuts } from '../../job-shortcuts.ts';
import styles from './job-shortcuts.module.css';
import { copy, shortcutTexts } from './sections.copy.ts';

const icons = { worker: ChildIcon, assistant: PeopleIcon, graduate: LeafIcon, partTime: ClockIcon };
const kinds = Object.keys(jobShortcuts) as (keyof typeof jobShortcuts)[];

/** Links to the postings of a job type or an employment, and of a condition; with counts unless these failed. */
export const JobShortcuts = ({ counts }: { counts: JobCounts | null }) => (
  <Stack as="section" gap="4" aria-labelledby="job-shortcuts">
    <h2 id="job-shortcuts">{copy.shortcuts.title}</h2>
    <ul className={styles.shortcuts}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Shortcut kind={kind} counts={counts} />
        </li>
      ))}
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

interface ShortcutProps {
  kind: keyof typeof jobShortcuts;
  counts: JobCounts | null;
}

const Shortcut = ({ kind, counts }: ShortcutProps) => {
  const { name, to, countIn } = jobShortcuts[kind];
  const Icon = icons[kind];
  return (
    <Panel as={Link} className={styles.shortcut} to={to}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <span className={styles.name}>{name}</span>
      {counts && <span className={styles.count}>{copy.count(countIn(counts))}</span>}
      <span className={styles.text}>{shortcutTexts[kind]}</span>
    </Panel>
  );
};

const Condition = ({ flag, jobs }: { flag: JobFlag; jobs: number | undefined }) => (
  <Link className={styles.condition} to={`${jobListPath}?${flag}=1`}>
    {jobFlags[flag].label}
    {jobs !== undefined && <span className={styles.count}>{copy.count(jobs)}</span>}
  </Link>
);
