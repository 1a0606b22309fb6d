import { addressOf } from '@enerabi/shared/flow';
import { fieldErrors, useChangedRows, useRememberedChild } from '@enerabi/shared/form';
import { DraftForm, type DraftReply, setTabDraft, tabDraft } from '@enerabi/shared/form-flow';
import { useActionData, useLoaderData } from '@enerabi/shared/kernel';
import { slotParameter, slotParameterOf } from '../../slots/slot-time.ts';
import { booking, draftName } from '../booking.ts';
import { slotAt } from '../booking-target.ts';
import { birthdaysOf, type ChangedDraft, withTime } from '../draft/booking-draft.rules.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { readDraft, restoreDraft } from '../draft/booking-fields.ts';
import { AgreementFields } from './agreement-fields.tsx';
import { ChildrenFields } from './children-fields.tsx';
import { copy, messages } from './contact-input.copy.ts';
import type { ContactInputData } from './contact-input.loader.ts';
import { MessageField } from './message-field.tsx';
import { PersonFields } from './person-fields.tsx';
import { TimeField } from './time-field.tsx';

const firstField = { children: 'birthday' } as const;

/** The fields of a booking, in the order of specification section 3; the chosen time comes first. */
export function BookingForm() {
  const { facility, slots, chosen, waitlistToken, initial, today } = useLoaderData<ContactInputData>();
  const reply = useActionData<DraftReply<BookingDraft> & Pick<ChangedDraft, 'change'>>();
  const { path_name } = facility;
  const name = draftName(path_name);
  const known = tabDraft(booking, name);
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  useChangedRows(reply?.change, firstField);
  useRememberedChild(!reply && !known && birthdaysOf(initial).length === 0);
  /** The time that the address names outweighs what was chosen before. */
  const withChoice = (draft: BookingDraft): BookingDraft =>
    chosen === '' ? draft : withTime(draft, chosen, waitlistToken);
  const at = chosen ? `?${new URLSearchParams({ [slotParameter]: slotParameterOf(chosen) })}` : '';
  return (
    <DraftForm
      saved={{
        name,
        title: copy.title(facility.name),
        path: addressOf(booking.flow, booking.input, path_name) + at,
      }}
      initial={initial}
      known={known && withChoice(known)}
      reply={reply}
      onChange={(draft) => setTabDraft(booking, { name, facility: path_name, draft })}
      read={readDraft}
      restore={(content) => {
        const draft = restoreDraft(content);
        return draft && withChoice(draft);
      }}
      errors={errors}
    >
      {({ draft, live }) => {
        const startsAt = draft.texts.desired_reservation_datetime;
        const slot = slotAt(slots, startsAt);
        const fields = { draft, live, errorOf, today, slot };
        return (
          <>
            <TimeField
              startsAt={startsAt}
              slot={slot}
              slotsAddress={addressOf(booking.flow, 'facility', path_name)}
              waitlistToken={draft.texts.waitlist_token}
            />
            <PersonFields {...fields} />
            <ChildrenFields {...fields} />
            <MessageField {...fields} />
            <AgreementFields {...fields} />
          </>
        );
      }}
    </DraftForm>
  );
}
