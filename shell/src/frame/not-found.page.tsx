import { PageHead, useLocation } from '@enerabi/shared/kernel';
import { Link } from 'react-router';
import { isAnnounced } from './announced-pages.ts';
import { copy } from './problem.copy.ts';
import styles from './problem.module.css';
import { ProblemLayout } from './problem-layout.tsx';

/** Unknown path, area, facility and so on: apology, 'Page Not Found', the status and a way on (R1.3). */
export function NotFoundPage() {
  const soon = isAnnounced(useLocation().pathname);
  const title = soon ? copy.announcedTitle : copy.notFoundTitle;
  return (
    <ProblemLayout title={title} illustration="not-found">
      <PageHead title={title} noindex />
      <p>{soon ? copy.announcedApology : copy.notFoundApology}</p>
      <p>{soon ? copy.announcedHint : copy.notFoundHint}</p>
      <p className={styles.status} lang="en">
        404 {copy.notFoundMessage}
      </p>
      <p className={styles.ways}>
        <Link className={styles.button} to="/">
          {copy.toTop}
        </Link>
        <Link className={styles.way} to="/f">
          {copy.toFacilities}
        </Link>
      </p>
    </ProblemLayout>
  );
}
