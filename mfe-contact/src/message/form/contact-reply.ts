import type { FieldCode, Refusal, RowChange } from '@enerabi/shared/form';
import type { RowKind } from '../draft/contact-draft.rules.ts';
import type { ContactDraft } from '../draft/contact-draft.ts';

/** Reply to a form; it contains everything that was filled in. */
export interface DraftReply<Draft> extends Refusal {
  draft: Draft;
}

/** Reply to a contact form, which has rows. */
export interface ContactReply extends DraftReply<ContactDraft> {
  change?: RowChange<RowKind>;
}

export const replyOf = <Draft>(draft: Draft, errors: FieldCode[] = []): DraftReply<Draft> => ({
  draft,
  errors,
});
