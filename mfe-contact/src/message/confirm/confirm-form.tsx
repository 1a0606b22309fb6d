import { fieldErrors } from '@enerabi/shared/form';
import { ConfirmSheet, WaysToSignIn } from '@enerabi/shared/form-flow';
import { useSession } from '@enerabi/shared/kernel';
import { FactsTable } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import type { ContactDraft } from '../draft/contact-draft.ts';
import { draftFields } from '../draft/draft-fields.ts';
import { messages } from '../fields/fields.copy.ts';
import type { ContactReply } from '../form/contact-reply.ts';
import { contactFailures } from '../send/contact-failures.copy.ts';
import { copy } from './confirm.copy.ts';
import styles from './confirm.module.css';
import { messageFacts } from './message-facts.tsx';

interface ConfirmFormProps {
  facility: string;
  draft: ContactDraft;
  reply: ContactReply | undefined;
  today: string;
  /** Address of the input page: there the form can be corrected. */
  inputAddress: string;
  /** Shown below the facts, with the error of a field by its name. */
  children?: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** The answers of a message to a facility, to check before they are sent. */
export function ConfirmForm({ facility, draft, reply, today, inputAddress, children }: ConfirmFormProps) {
  const isMember = useSession(({ user }) => user !== null);
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  const mustSignIn = reply?.failure === 'unauthorized' || reply?.failure === 'onetime_not_accepted';
  return (
    <ConfirmSheet
      reply={reply}
      errors={errors}
      failures={contactFailures}
      fields={draftFields(draft)}
      inputAddress={inputAddress}
      refused={mustSignIn && <WaysToSignIn to={inputAddress} />}
    >
      <input type="hidden" name="sender" value={isMember ? 'member' : 'visitor'} />
      <p>{copy.lead(facility)}</p>
      <FactsTable facts={messageFacts(draft, today)} />
      {children?.(errorOf)}
      <p className={styles.note}>{copy.mailCheck}</p>
    </ConfirmSheet>
  );
}
