import {
  FormSheet,
  fieldErrors,
  RefusalSummary,
  useChangedRows,
  useRememberedChild,
} from '@enerabi/shared/form';
import { useActionData, useLoaderData } from '@enerabi/shared/kernel';
import { SubmitButton } from '@enerabi/shared/ui';
import { useState } from 'react';
import { bookingFailures } from '../../steps/confirm/contact-confirm.copy.ts';
import { birthdaysOf } from '../../steps/draft/booking-draft.rules.ts';
import type { BookingDraft } from '../../steps/draft/booking-draft.ts';
import { readDraft } from '../../steps/draft/booking-fields.ts';
import { AgreementFields } from '../../steps/input/agreement-fields.tsx';
import { ChildrenFields } from '../../steps/input/children-fields.tsx';
import { messages } from '../../steps/input/contact-input.copy.ts';
import { MessageField } from '../../steps/input/message-field.tsx';
import { PersonFields } from '../../steps/input/person-fields.tsx';
import type { BookPlanReply } from './book-plan.action.ts';
import { copy } from './book-plan.copy.ts';
import type { BookPlanData } from './book-plan.loader.ts';
import styles from './book-plan.module.css';

/** One form for all visits of a plan. */
export function BookPlanForm() {
  const { visits, initial, today } = useLoaderData<BookPlanData>();
  const reply = useActionData<BookPlanReply>();
  const draft = reply?.draft ?? initial;
  const [live, setLive] = useState<BookingDraft>();
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  useChangedRows(undefined, { children: 'birthday' });
  useRememberedChild(!reply && birthdaysOf(initial).length === 0);
  const fields = { draft, live: live ?? draft, errorOf, today, slot: undefined };
  return (
    <>
      <RefusalSummary reply={reply} errors={errors} failures={bookingFailures} />
      <FormSheet onInput={(event) => setLive(readDraft(new FormData(event.currentTarget)))}>
        <input type="hidden" name="message_key" value={draft.message_key} />
        <input type="hidden" name="opened_at" value={draft.opened_at} />
        <div key={draft.children.map(({ key }) => key).join()} className={styles.fields}>
          <PersonFields {...fields} />
          <ChildrenFields {...fields} />
          <MessageField {...fields} />
          <AgreementFields {...fields} />
        </div>
        <SubmitButton name="intent" value="book" size="large" pendingLabel={copy.pending}>
          {copy.submit(visits.length)}
        </SubmitButton>
      </FormSheet>
    </>
  );
}
