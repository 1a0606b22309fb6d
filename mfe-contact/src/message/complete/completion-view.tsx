import type { FacilityDetail } from '@enerabi/shared/contract';
import { useLocation, useSession } from '@enerabi/shared/kernel';
import { ButtonLink, ButtonRow, Notice, Panel, PhoneLinks, Stack } from '@enerabi/shared/ui';
import { useEffect, useRef } from 'react';
import { copy } from './complete.copy.ts';
import styles from './complete.module.css';
import type { Completion } from './completion-address.ts';

interface CompletionViewProps {
  facility: FacilityDetail;
  completion: Completion;
}

/** Says what was sent, by its number, and what happens next. */
export function CompletionView({ facility, completion }: CompletionViewProps) {
  const { reference, isHeld, isForDesk, cognito_sub } = completion;
  const isMember = useSession(({ user }) => user !== null);
  const title = useRef<HTMLHeadingElement>(null);
  // The router's key of a page that the browser itself has loaded: a document is read from its beginning.
  const isDocument = useLocation().key === 'default';
  useEffect(() => {
    if (!isDocument) title.current?.focus();
  }, [isDocument]);
  return (
    <Panel as="section" tone="accent" padding="section" gap="5" aria-labelledby="completed">
      <h2 id="completed" ref={title} tabIndex={-1} className={styles.title}>
        {copy.title}
      </h2>
      <p>{copy.lead(facility.name)}</p>
      <p>
        {copy.reference}：<strong className={styles.reference}>{reference}</strong>
      </p>
      {cognito_sub && (
        <Notice title={copy.registration.title}>
          <p>{copy.registration.text}</p>
          <ButtonLink to={`/activate/${cognito_sub}`} reloadDocument>
            {copy.registration.link}
          </ButtonLink>
        </Notice>
      )}
      <Stack gap="2">
        <h3>{copy.next}</h3>
        <ul className={styles.list}>
          {isHeld ? (
            <li>{copy.held}</li>
          ) : (
            <>
              <li>{copy.mail}</li>
              <li>{isForDesk ? copy.toDesk : copy.toFacility}</li>
            </>
          )}
          <li>{copy.answer}</li>
          {facility.phones.length > 0 && (
            <li>
              {copy.urgent} <PhoneLinks phones={facility.phones} />
            </li>
          )}
        </ul>
      </Stack>
      <Ways facility={facility.path_name} isMember={isMember} mayRegister={!isMember && !cognito_sub} />
    </Panel>
  );
}

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
