import { Link } from '@enerabi/shared/kernel';
import { ButtonLink, Panel, Stack } from '@enerabi/shared/ui';
import { copy } from './sections.copy.ts';
import styles from './top-sections.module.css';

/** Introduces the job section to people who look for work. */
export const JobSection = () => (
  <Panel as="section" tone="accent" radius="4" gap="4" className={styles.jobs} aria-labelledby="jobs">
    <img src="/illustrations/job.svg" alt="" width={320} height={240} loading="lazy" />
    <Stack gap="3">
      <h2 id="jobs">{copy.jobs.title}</h2>
      <p>{copy.jobs.lead}</p>
      <ul className={styles.shortcuts}>
        {copy.jobs.shortcuts.map(({ name, to }) => (
          <li key={to}>
            <Link className={styles.shortcut} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <ButtonLink to="/job_top">{copy.jobs.top}</ButtonLink>
      </div>
    </Stack>
  </Panel>
);
