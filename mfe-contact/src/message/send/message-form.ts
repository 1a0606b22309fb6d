import { dayInJapan } from '@enerabi/shared/clock';
import { type SentCandidateMessage, sendOnetimeCandidateMessage } from '@enerabi/shared/contract';
import type { SentForm } from '@enerabi/shared/form-flow';
import { checkDraft } from '../draft/check-draft.ts';
import { changeRows } from '../draft/contact-draft.rules.ts';
import type { ContactDraft } from '../draft/contact-draft.ts';
import { readDraft } from '../draft/draft-fields.ts';
import { inputOf, type MessageTarget } from '../draft/draft-input.rules.ts';

/** The form of a message to a facility. */
export const messageForm: Omit<SentForm<MessageTarget, ContactDraft, SentCandidateMessage>, 'send'> = {
  read: readDraft,
  check: (draft, target, now) =>
    checkDraft(sendOnetimeCandidateMessage, draft, inputOf(draft, target, now), dayInJapan(now)),
  change: changeRows,
};
