import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { addressOf } from '../criteria/facility-criteria.ts';
import { copy } from './facility-list.copy.ts';
import type { FacilityListData } from './facility-list.loader.ts';

/** Shown for a page beyond the last one: says how many pages there are, and links to them. */
export const BeyondLastPage = ({ criteria, list: { total }, lastPage }: FacilityListData) => (
  <EmptyState
    heading="h3"
    title={copy.beyond.title}
    illustration="/illustrations/empty-search.svg"
    actions={
      <>
        {lastPage > 1 && (
          <ButtonLink to={addressOf({ ...criteria, page: lastPage })}>
            {copy.beyond.last(lastPage)}
          </ButtonLink>
        )}
        <ButtonLink kind={lastPage > 1 ? 'plain' : 'primary'} to={addressOf({ ...criteria, page: 1 })}>
          {copy.beyond.first}
        </ButtonLink>
      </>
    }
  >
    <p>{copy.beyond.body(total, lastPage)}</p>
  </EmptyState>
);
