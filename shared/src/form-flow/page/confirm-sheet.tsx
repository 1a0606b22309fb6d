import { DefaultSubmit, type FailureTexts, RefusalSummary } from '@enerabi/shared/form';
import { Button, ButtonRow, type FieldError, SubmitButton, SubmitForm } from '@enerabi/shared/ui';
import { ArrowLeftIcon } from '@enerabi/shared/ui/icons';
import type { ReactNode } from 'react';
import type { DraftReply } from '../draft/draft-reply.ts';
import { copy } from './confirm-sheet.copy.ts';
import styles from './confirm-sheet.module.css';
import { HiddenFields } from './hidden-fields.tsx';

interface ConfirmSheetProps {
  reply: DraftReply<unknown> | undefined;
  errors: readonly FieldError[];
  failures: FailureTexts;
  /** The form's answers, which it carries to the next page. */
  fields: readonly (readonly [name: string, value: string])[];
  /** Address of the input page: there the form can be corrected. */
  inputAddress: string;
  /** The button that sends; null: it cannot be sent as it is, and Enter confirms it anew. */
  send?: { label: string; pendingLabel: string } | null;
  /** Shown below why the form was refused. */
  refused?: ReactNode;
  /** What is sent. */
  children: ReactNode;
}

/** A sheet to check, and the buttons to send or to correct it. The form itself carries all answers (R2.8). */
export const ConfirmSheet = ({
  reply,
  errors,
  failures,
  fields,
  inputAddress,
  send = { label: copy.send, pendingLabel: copy.pending },
  refused,
  children,
}: ConfirmSheetProps) => (
  <>
    <RefusalSummary reply={reply} errors={errors} failures={failures} />
    {refused}
    <SubmitForm className={styles.sheet}>
      <DefaultSubmit intent={send ? 'send' : 'confirm'} />
      <HiddenFields fields={fields} />
      {children}
      <ButtonRow>
        {send && (
          <SubmitButton name="intent" value="send" size="large" pendingLabel={send.pendingLabel}>
            {send.label}
          </SubmitButton>
        )}
        <Button
          type="submit"
          kind="secondary"
          name="intent"
          value="edit"
          formAction={inputAddress}
          icon={<ArrowLeftIcon size="small" />}
        >
          {copy.edit}
        </Button>
      </ButtonRow>
    </SubmitForm>
  </>
);
