import { useSearchParams, useSession } from '@enerabi/shared/kernel';
import { ButtonLink, EmptyState, Notice } from '@enerabi/shared/ui';
import { bookableFacilities } from '../../bookings/bookings.address.ts';
import { ToldNotice } from '../../member/told-notice.tsx';
import { RegistrationSteps } from '../../registration/registration-steps.tsx';
import { readMypage } from '../mypage.address.ts';
import { copy } from '../mypage.copy.ts';
import styles from './told-mypage.module.css';

/** What led the member here, and what they could do first. */
export function ToldMypage({ hasBasicInformation }: { hasBasicInformation: boolean }) {
  const { isWelcome, added } = readMypage(useSearchParams()[0]);
  return (
    <>
      {isWelcome && <Welcome />}
      {added !== undefined && <ToldNotice title={copy.added.title(added)}>{copy.added.text}</ToldNotice>}
      {!hasBasicInformation && <MissingInformation />}
    </>
  );
}

const Welcome = () => (
  <div className={styles.welcome}>
    <RegistrationSteps current="完了" />
    <EmptyState
      title={copy.welcome.title}
      illustration="/illustrations/complete.svg"
      actions={
        <>
          <ButtonLink to="/f">{copy.welcome.search}</ButtonLink>
          <ButtonLink kind="secondary" to={bookableFacilities}>
            {copy.welcome.tours}
          </ButtonLink>
        </>
      }
    >
      <p>{copy.welcome.text}</p>
    </EmptyState>
  </div>
);

function MissingInformation() {
  const own = useSession(({ user }) => user?.cognito_sub);
  return (
    <Notice title={copy.information.title}>
      <div className={styles.missing}>
        <p>{copy.information.text}</p>
        <ButtonLink size="small" to={`/activate/basic_information/${own}`}>
          {copy.information.register}
        </ButtonLink>
      </div>
    </Notice>
  );
}
