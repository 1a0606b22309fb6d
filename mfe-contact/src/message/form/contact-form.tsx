import { fieldErrors, useChangedRows } from '@enerabi/shared/form';
import { DraftForm, type DraftFormProps } from '@enerabi/shared/form-flow';
import type { ReactNode } from 'react';
import type { ContactDraft } from '../draft/contact-draft.ts';
import { readDraft, restoreDraft } from '../draft/draft-fields.ts';
import { messages } from '../fields/fields.copy.ts';
import styles from './contact-form.module.css';
import type { ContactReply } from './contact-reply.ts';

type OwnForm = Pick<DraftFormProps<ContactDraft>, 'saved' | 'initial' | 'known' | 'onChange'>;

interface ContactFormProps extends OwnForm {
  reply: ContactReply | undefined;
  children: (form: {
    draft: ContactDraft;
    /** What is filled in at this moment. */
    live: ContactDraft;
    errorOf: (name: string) => string | undefined;
  }) => ReactNode;
}

const firstField = { preferred_dates: 'preferred_date', children: 'birthday' } as const;

/** The form of a message to a facility, with rows that can be added and removed. */
export function ContactForm({ reply, children, ...form }: ContactFormProps) {
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  useChangedRows(reply?.change, firstField);
  return (
    <DraftForm {...form} reply={reply} read={readDraft} restore={restoreDraft} errors={errors}>
      {(form) => <div className={styles.fields}>{children({ ...form, errorOf })}</div>}
    </DraftForm>
  );
}
