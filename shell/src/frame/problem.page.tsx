import { isRouteErrorResponse, PageHead, useLocation, useRouteError } from '@enerabi/shared/kernel';
import { ButtonLink, ButtonRow } from '@enerabi/shared/ui';
import { useEffect } from 'react';
import { isChunkError, reloadOncePerBuild } from '../client/chunk-error.ts';
import { RemoteUnavailable } from '../client/remote-unavailable.ts';
import { useFrame } from './frame-context.ts';
import { NotFoundPage } from './not-found.page.tsx';
import { copy } from './problem.copy.ts';
import styles from './problem.module.css';
import { ProblemLayout } from './problem-layout.tsx';
import { Reference } from './problem-reference.tsx';

/** Reads the text of the API's response (R6.2); the text of an exception is not for visitors. */
function saidBy(error: unknown, name: 'message' | 'request_id' | 'code'): string | undefined {
  const said = isRouteErrorResponse(error)
    ? (error.data as Record<string, unknown> | null)?.[name]
    : undefined;
  return typeof said === 'string' && said !== '' ? said : undefined;
}

/** The page for any other error than an unknown path: apology, status and message, noindex (R1.3). */
export function ProblemPage() {
  const error = useRouteError();
  const { requestId, build } = useFrame();
  const { pathname, search } = useLocation();
  const isUnavailable = error instanceof RemoteUnavailable;
  useEffect(() => {
    if (isUnavailable) location.reload();
    else if (isChunkError(error)) reloadOncePerBuild(build);
  }, [error, build, isUnavailable]);
  if (isUnavailable) return null;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const reference = saidBy(error, 'request_id') ?? requestId;
  if (status === 404) return <NotFoundPage reference={reference} />;
  const code = saidBy(error, 'code');
  const isBusy = status === 503 || status === 504 || code === 'unreachable' || code === 'timeout';
  return (
    <ProblemLayout title={copy.problemTitle} illustration="problem">
      <PageHead title={copy.problemTitle} noindex />
      <p>{copy.problemApology}</p>
      <p>{saidBy(error, 'message') ?? copy.defaultMessage}</p>
      <p>
        {isBusy && copy.unavailableMessage}
        {copy.problemHint}
      </p>
      <p className={styles.status}>
        {copy.status}：{status}
      </p>
      <Reference number={reference} />
      <ButtonRow>
        <ButtonLink to={{ pathname, search }} reloadDocument>
          {copy.retry}
        </ButtonLink>
        <ButtonLink kind="plain" to="/" reloadDocument>
          {copy.toTop}
        </ButtonLink>
      </ButtonRow>
    </ProblemLayout>
  );
}
