import { FormPage, Sheet } from '@enerabi/shared/form';
import { ButtonLink, ButtonRow } from '@enerabi/shared/ui';
import { useEffect, useRef } from 'react';
import { MailedTo } from '../form/mailed-to.tsx';
import { SideNote } from '../form/side-note.tsx';
import { copy } from './password-forgot.copy.ts';

const { sent } = copy;

/** Replaces the form and moves the focus to its heading; the same for every address. */
export function ResetMailSent({ mailaddress }: { mailaddress: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FormPage title={sent.title} headingRef={heading}>
      <Sheet>
        <p>
          {sent.to}
          <MailedTo mailaddress={mailaddress} />
        </p>
        <p>{sent.next}</p>
      </Sheet>
      <SideNote id="no-mail" title={sent.noMail}>
        <ul>
          {sent.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
        <ButtonRow>
          <ButtonLink kind="secondary" size="small" to="/password_forgot">
            {sent.again}
          </ButtonLink>
          <ButtonLink kind="plain" size="small" to="/register">
            {sent.register}
          </ButtonLink>
        </ButtonRow>
      </SideNote>
    </FormPage>
  );
}
