import { postSupportMessage, type SentSupportMessage } from '@enerabi/shared/contract';
import { fieldCodes, readTyped, sendForm } from '@enerabi/shared/form';
import type { SentForm } from '@enerabi/shared/form-flow';
import type { SupportTarget } from '../support-message.ts';
import { inputOf } from './support-draft.rules.ts';
import type { SupportDraft } from './support-draft.ts';
import { readDraft } from './support-fields.ts';

/** The form of a support message: what is missing is named, and nothing is sent (R5.1). */
export const supportForm: SentForm<SupportTarget, SupportDraft, SentSupportMessage> = {
  read: readDraft,
  check: async (draft, { facility_id }, now) =>
    fieldCodes((await readTyped(postSupportMessage, inputOf(draft, facility_id, now))).issues),
  send: async (args, draft, { facility_id }, { now }) => {
    const sent = await sendForm(args, postSupportMessage, inputOf(draft, facility_id, now), {
      idempotencyKey: draft.message_key,
    });
    // The confirm page has no fields at which an error could be shown.
    if (!sent.isDone && sent.refusal.errors.length > 0) sent.refusal.failure = 'invalid_request';
    return sent;
  },
};
