import { PageHead } from '@enerabi/shared/kernel';
import { ButtonLink, ButtonRow } from '@enerabi/shared/ui';
import { copy } from './problem.copy.ts';
import styles from './problem.module.css';
import { ProblemLayout } from './problem-layout.tsx';
import { Reference } from './problem-reference.tsx';

/** The page for an unknown path, area, facility and so on: apology, 'Page Not Found', the status and links (R1.3). */
export function NotFoundPage({ reference }: { reference: string }) {
  return (
    <ProblemLayout title={copy.notFoundTitle} illustration="not-found">
      <PageHead title={copy.notFoundTitle} noindex />
      <p>{copy.notFoundApology}</p>
      <p>{copy.notFoundHint}</p>
      <p className={styles.status} lang="en">
        {`404 ${copy.notFoundMessage}`}
      </p>
      <Reference number={reference} />
      <ButtonRow>
        <ButtonLink to="/">{copy.toTop}</ButtonLink>
        <ButtonLink kind="plain" to="/f">
          {copy.toFacilities}
        </ButtonLink>
      </ButtonRow>
    </ProblemLayout>
  );
}
