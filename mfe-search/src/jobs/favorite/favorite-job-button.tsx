import type { JobSummary } from '@enerabi/shared/contract';
import { useFavoriteJobStore } from '@enerabi/shared/favorites';
import { Link, useLocation } from '@enerabi/shared/kernel';
import { loginPath } from '@enerabi/shared/return-path';
import { ButtonLink, FavoriteButton } from '@enerabi/shared/ui';
import { HeartIcon } from '@enerabi/shared/ui/icons';
import { copy } from './favorite-job.copy.ts';
import styles from './favorite-job-button.module.css';

interface FavoriteJobButtonProps {
  job: Pick<JobSummary, 'job_posting_id' | 'title'>;
  /** `icon` is a heart without text, for a card. */
  kind?: 'icon' | 'label';
}

/**
 * The favourite button of a posting. Only a member has favourite postings: a visitor is led to the login, and back to
 * this page.
 */
export function FavoriteJobButton({ job: { job_posting_id, title }, kind = 'icon' }: FavoriteJobButtonProps) {
  const store = useFavoriteJobStore();
  const { pathname, search } = useLocation();
  if (store) return <FavoriteButton store={store} id={job_posting_id} name={title} kind={kind} />;
  const login = loginPath(pathname + search);
  return kind === 'label' ? (
    <ButtonLink kind="secondary" to={login} icon={<HeartIcon size="small" />}>
      {copy.login}
    </ButtonLink>
  ) : (
    <Link className={styles.heart} to={login} aria-label={copy.loginFor(title)} title={copy.login}>
      <HeartIcon />
    </Link>
  );
}
