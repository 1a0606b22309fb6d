import { useCapabilities, useSearchParams, useSession } from '@enerabi/shared/kernel';
import { ButtonLink, EmptyState, Notice, ResultNotice } from '@enerabi/shared/ui';
import { visitSearch } from '../../bookings/bookings.address.ts';
import { RegistrationSteps } from '../../registration/registration-steps.tsx';
import { readMypage } from '../mypage.address.ts';
import { copy } from '../mypage.copy.ts';
import styles from './mypage-result.module.css';

/** Shows the result of the previous action, and suggests what to do first. */
export function MypageResult({ hasBasicInformation }: { hasBasicInformation: boolean }) {
  const { isWelcome, added } = readMypage(useSearchParams()[0]);
  return (
    <>
      {isWelcome && <Welcome />}
      {added !== undefined && <ResultNotice title={copy.added.title(added)}>{copy.added.text}</ResultNotice>}
      {!hasBasicInformation && <MissingInformation />}
    </>
  );
}

function Welcome() {
  const can = useCapabilities();
  return (
    <div className={styles.welcome}>
      <RegistrationSteps current="completed" />
      <EmptyState
        title={copy.welcome.title}
        illustration="/illustrations/complete.svg"
        actions={
          <>
            <ButtonLink to="/f">{copy.welcome.search}</ButtonLink>
            {can.visitBooking && (
              <ButtonLink kind="secondary" to={visitSearch(can)}>
                {copy.welcome.tours}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>{copy.welcome.text(can)}</p>
      </EmptyState>
    </div>
  );
}

function MissingInformation() {
  const own = useSession(({ user }) => user?.cognito_sub);
  const can = useCapabilities();
  return (
    <Notice title={copy.information.title}>
      <div className={styles.missing}>
        <p>{copy.information.text(can)}</p>
        <ButtonLink size="small" to={`/activate/basic_information/${own}`}>
          {copy.information.register}
        </ButtonLink>
      </div>
    </Notice>
  );
}
