import { useSavedDraft } from '@enerabi/shared/drafts';
import { DefaultSubmit, FormSheet, RefusalSummary } from '@enerabi/shared/form';
import { announce, Button, type FieldError, Notice, SubmitButton } from '@enerabi/shared/ui';
import { type ReactNode, useState } from 'react';
import type { DraftReply } from '../draft/draft-reply.ts';
import type { MadeForm } from '../draft/made-form.ts';
import { copy, failures } from './draft-form.copy.ts';
import styles from './draft-form.module.css';

/** What a form of a flow needs, whichever its fields are. */
export interface DraftFormProps<Draft extends MadeForm> {
  /** As `useSavedDraft` has it. */
  saved: { name: string; title: string; path: string };
  initial: Draft;
  /** What this tab has filled in before: shown again without being announced. */
  known: Draft | null;
  reply: DraftReply<Draft> | undefined;
  onChange: (draft: Draft) => void;
  read: (form: FormData) => Draft;
  restore: (content: unknown) => Draft | undefined;
  errors: readonly FieldError[];
  children: (form: {
    draft: Draft;
    /** What is filled in at this moment. */
    live: Draft;
  }) => ReactNode;
}

/** The form of an input page: its draft is saved while it is filled in; it is a plain form until its scripts load. */
export function DraftForm<Draft extends MadeForm>({
  saved,
  initial,
  known,
  reply,
  onChange,
  read,
  restore,
  errors,
  children,
}: DraftFormProps<Draft>) {
  const begun = reply?.draft ?? known ?? initial;
  const [live, setLive] = useState<Draft>();
  const { draft, revision, isRestored, discard, form, onInput, save } = useSavedDraft<Draft>({
    ...saved,
    initial: begun,
    isTyped: begun !== initial,
    read,
    restore,
    onChange: (changed) => {
      setLive(changed);
      onChange(changed);
    },
  });
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
          {children({ draft: shown, live: live ?? shown })}
        </div>
        <div className={styles.trap} aria-hidden="true">
          <label>
            {copy.trap}
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
