import { PageHead } from '@enerabi/shared/kernel';
import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { copy } from './booking.copy.ts';

/** A link that is wrong, or has ended: the booking became a member's, or was long ago. */
export const NoBooking = () => (
  <>
    <PageHead title={copy.gone.title} noindex />
    <h1>{copy.heading}</h1>
    <EmptyState
      title={copy.gone.title}
      illustration="/illustrations/visit.svg"
      actions={
        <>
          <ButtonLink to="/one_stop/mypage" reloadDocument>
            {copy.gone.mypage}
          </ButtonLink>
          <ButtonLink kind="plain" to="/">
            {copy.gone.top}
          </ButtonLink>
        </>
      }
    >
      <p>{copy.gone.text}</p>
    </EmptyState>
  </>
);
