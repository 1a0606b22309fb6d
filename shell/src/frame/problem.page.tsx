import { isRouteErrorResponse, PageHead } from '@enerabi/shared/kernel';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router';
import { isChunkError, reloadOncePerBuild } from '../client/chunk-error.ts';
import { RemoteUnavailable } from '../client/remote-unavailable.ts';
import { useFrame } from './frame-context.ts';
import { NotFoundPage } from './not-found.page.tsx';
import { copy } from './problem.copy.ts';
import styles from './problem.module.css';

/** Any error but an unknown path: apology, status and message, noindex (R1.3). */
export function ProblemPage() {
  const error = useRouteError();
  const { requestId, build } = useFrame();
  const isUnavailable = error instanceof RemoteUnavailable;
  useEffect(() => {
    if (isUnavailable) location.reload();
    else if (isChunkError(error)) reloadOncePerBuild(build);
  }, [error, build, isUnavailable]);
  if (isUnavailable) return null;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundPage />;
  const message = status === 503 || status === 504 ? copy.unavailableMessage : copy.defaultMessage;
  return (
    <div className={styles.problem}>
      <PageHead title={copy.problemTitle} noindex />
      <h1>{copy.problemTitle}</h1>
      <p>{copy.problemApology}</p>
      <p>
        {message}
        {copy.problemHint}
      </p>
      <p className={styles.status}>
        {copy.status}：{status}
      </p>
      {requestId && (
        <p>
          {copy.reference}：<code>{requestId}</code>
        </p>
      )}
      <Link to="/" reloadDocument>
        {copy.toTop}
      </Link>
    </div>
  );
}
