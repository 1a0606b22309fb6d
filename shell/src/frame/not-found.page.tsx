import { PageHead } from '@enerabi/shared/kernel';
import { Link } from 'react-router';
import { copy } from './problem.copy.ts';
import styles from './problem.module.css';

/** Unknown path, area, facility and so on: apology, 'Page Not Found', the status and a way on (R1.3). */
export function NotFoundPage() {
  return (
    <div className={styles.problem}>
      <PageHead title={copy.notFoundTitle} noindex />
      <h1>{copy.notFoundTitle}</h1>
      <p>{copy.notFoundApology}</p>
      <p>{copy.notFoundHint}</p>
      <p className={styles.status} lang="en">
        404 {copy.notFoundMessage}
      </p>
      <p className={styles.ways}>
        <Link to="/">{copy.toTop}</Link>
        <Link to="/f">{copy.toFacilities}</Link>
      </p>
    </div>
  );
}
