import type { FacilityDetail } from '@enerabi/shared/contract';
import { CompletedPanel } from '@enerabi/shared/form-flow';
import { useSession } from '@enerabi/shared/kernel';
import { ButtonLink, ButtonRow, Notice, PhoneLinks } from '@enerabi/shared/ui';
import { copy } from './complete.copy.ts';
import styles from './complete.module.css';
import type { Completion } from './completion-address.ts';

interface CompletionViewProps {
  facility: FacilityDetail;
  completion: Completion;
}

/** Says what was sent to a facility, by its number, and what happens next. */
export function CompletionView({ facility, completion }: CompletionViewProps) {
  const { reference, isHeld, isForDesk, cognito_sub } = completion;
  const isMember = useSession(({ user }) => user !== null);
  const passedOn = isHeld ? [copy.held] : [copy.mail, isForDesk ? copy.toDesk : copy.toFacility];
  const urgent = (
    <>
      {copy.urgent} <PhoneLinks phones={facility.phones} />
    </>
  );
  return (
    <CompletedPanel
      title={copy.title}
      lead={copy.lead(facility.name)}
      reference={reference}
      notice={cognito_sub && <Registration of={cognito_sub} />}
      next={[...passedOn, copy.answer, ...(facility.phones.length > 0 ? [urgent] : [])]}
    >
      <Ways facility={facility.path_name} isMember={isMember} mayRegister={!isMember && !cognito_sub} />
    </CompletedPanel>
  );
}

const Registration = ({ of }: { of: string }) => (
  <Notice title={copy.registration.title}>
    <p>{copy.registration.text}</p>
    <ButtonLink to={`/activate/${of}`} reloadDocument>
      {copy.registration.link}
    </ButtonLink>
  </Notice>
);

function Ways({
  facility,
  isMember,
  mayRegister,
}: {
  facility: string;
  isMember: boolean;
  mayRegister: boolean;
}) {
  return (
    <>
      {mayRegister && <p className={styles.note}>{copy.registerLead}</p>}
      <ButtonRow>
        {isMember && <ButtonLink to="/mypage/message">{copy.toMypage}</ButtonLink>}
        {mayRegister && <ButtonLink to="/register">{copy.register}</ButtonLink>}
        <ButtonLink to={`/f/${facility}`} kind={isMember || mayRegister ? 'secondary' : 'primary'}>
          {copy.toFacilityPage}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
