import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { copy } from './beyond-last-page.copy.ts';

interface BeyondLastPageProps {
  lastPage: number;
  /** Returns path and query of a page. */
  addressOf: (page: number) => string;
  /** How many results and pages there are. */
  body: string;
}

/** Shown for a page beyond the last one: says how many pages there are, and links to them. */
export const BeyondLastPage = ({ lastPage, addressOf, body }: BeyondLastPageProps) => (
  <EmptyState
    heading="h3"
    title={copy.title}
    illustration="/illustrations/empty-search.svg"
    actions={
      <>
        {lastPage > 1 && <ButtonLink to={addressOf(lastPage)}>{copy.last(lastPage)}</ButtonLink>}
        <ButtonLink kind={lastPage > 1 ? 'plain' : 'primary'} to={addressOf(1)}>
          {copy.first}
        </ButtonLink>
      </>
    }
  >
    <p>{body}</p>
  </EmptyState>
);
