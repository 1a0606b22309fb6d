import { useSavedDraft } from '@enerabi/shared/drafts';
import { DefaultSubmit, FormSheet, RefusalSummary, useChangedRows } from '@enerabi/shared/form';
import { announce, Button, Notice, SubmitButton } from '@enerabi/shared/ui';
import { type ReactNode, useState } from 'react';
import type { ContactDraft } from '../draft/contact-draft.ts';
import { readDraft } from '../draft/draft-fields.ts';
import { restoreDraft } from '../draft/restore-draft.ts';
import { copy as fieldsCopy } from '../fields/fields.copy.ts';
import fieldStyles from '../fields/fields.module.css';
import { messageErrors } from '../fields/message-errors.ts';
import { copy, failures } from './contact-form.copy.ts';
import styles from './contact-form.module.css';
import type { ContactReply } from './contact-reply.ts';

interface ContactFormProps {
  /** As `useSavedDraft` has it. */
  saved: { name: string; title: string; path: string };
  initial: ContactDraft;
  /** What this tab has filled in before: shown again without being announced. */
  known: ContactDraft | null;
  reply: ContactReply | undefined;
  onChange: (draft: ContactDraft) => void;
  children: (form: {
    draft: ContactDraft;
    /** What is filled in at this moment. */
    live: ContactDraft;
    errorOf: (name: string) => string | undefined;
  }) => ReactNode;
}

const firstField = { preferred_dates: 'preferred_date', children: 'birthday' } as const;

/** The form of a message: kept while it is filled in, and a plain form until its scripts load. */
export function ContactForm({ saved, initial, known, reply, onChange, children }: ContactFormProps) {
  const begun = reply?.draft ?? known ?? initial;
  const [live, setLive] = useState<ContactDraft>();
  const { draft, revision, isRestored, discard, form, onInput, save } = useSavedDraft<ContactDraft>({
    ...saved,
    initial: begun,
    isTyped: begun !== initial,
    read: readDraft,
    restore: restoreDraft,
    onChange: (changed) => {
      setLive(changed);
      onChange(changed);
    },
  });
  const { errors, errorOf } = messageErrors(reply?.errors ?? []);
  useChangedRows(reply?.change, firstField);
  const shown = reply?.draft ?? draft;
  return (
    <>
      <RefusalSummary reply={reply} errors={errors} failures={failures} />
      {isRestored && !reply && (
        <Notice title={copy.restored.title}>
          <p>{copy.restored.text}</p>
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              discard();
              announce(copy.restored.discarded);
            }}
          >
            {copy.restored.discard}
          </Button>
        </Notice>
      )}
      <FormSheet ref={form} onInput={onInput} onChange={onInput} onSubmitCapture={save}>
        <DefaultSubmit intent="confirm" />
        <input type="hidden" name="message_key" value={shown.message_key} />
        <input type="hidden" name="opened_at" value={shown.opened_at} />
        <div key={revision} className={styles.fields}>
          {children({ draft: shown, live: live ?? shown, errorOf })}
        </div>
        <div className={fieldStyles.trap} aria-hidden="true">
          <label>
            {fieldsCopy.trap}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className={styles.submit}>
          <SubmitButton name="intent" value="confirm" size="large" pendingLabel={copy.pending}>
            {copy.submit}
          </SubmitButton>
          <p className={styles.kept}>{copy.kept}</p>
        </div>
      </FormSheet>
    </>
  );
}
