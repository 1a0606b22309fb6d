import { Link } from '@enerabi/shared/kernel';
import { ButtonLink, Panel, Stack } from '@enerabi/shared/ui';
import { jobTopPath } from '../../jobs/job-paths.ts';
import { jobShortcuts } from '../../jobs/job-shortcuts.ts';
import type { TopData } from '../top.loader.ts';
import { copy } from './sections.copy.ts';
import styles from './top-sections.module.css';

/** Introduces the job section to people who look for work, with counts unless these failed. */
export const JobSection = ({ jobs }: Pick<TopData, 'jobs'>) => (
  <Panel as="section" tone="accent" radius="4" gap="4" className={styles.jobs} aria-labelledby="jobs">
    <img src="/illustrations/job.svg" alt="" width={320} height={240} loading="lazy" />
    <Stack gap="3">
      <h2 id="jobs">{copy.jobs.title}</h2>
      <p>{copy.jobs.lead}</p>
      {jobs && jobs.total > 0 && <strong>{copy.jobs.total(jobs.total)}</strong>}
      <ul className={styles.shortcuts}>
        {Object.values(jobShortcuts).map(({ name, to, countIn }) => (
          <li key={to}>
            <Link className={styles.shortcut} to={to}>
              {name}
              {jobs && <span className={styles.count}>{copy.jobs.count(countIn(jobs))}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <ButtonLink to={jobTopPath}>{copy.jobs.top}</ButtonLink>
      </div>
    </Stack>
  </Panel>
);
