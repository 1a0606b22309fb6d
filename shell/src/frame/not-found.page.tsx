import { PageHead, useLocation } from '@enerabi/shared/kernel';
import { ButtonLink, ButtonRow } from '@enerabi/shared/ui';
import { isAnnounced } from './announced-pages.ts';
import { copy } from './problem.copy.ts';
import styles from './problem.module.css';
import { ProblemLayout } from './problem-layout.tsx';
import { Reference } from './problem-reference.tsx';

/** Unknown path, area, facility and so on: apology, 'Page Not Found', the status and a way on (R1.3). */
export function NotFoundPage({ reference }: { reference: string }) {
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
      {!soon && <Reference number={reference} />}
      <ButtonRow>
        <ButtonLink to="/">{copy.toTop}</ButtonLink>
        <ButtonLink kind="plain" to="/f">
          {copy.toFacilities}
        </ButtonLink>
      </ButtonRow>
    </ProblemLayout>
  );
}
