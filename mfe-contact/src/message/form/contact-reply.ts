import type { FieldCode, Refusal, RowChange } from '@enerabi/shared/form';
import type { RowKind } from '../draft/contact-draft.rules.ts';
import type { ContactDraft } from '../draft/contact-draft.ts';

/** Reply to a contact form; it contains everything that was filled in. */
export interface ContactReply extends Refusal {
  draft: ContactDraft;
  change?: RowChange<RowKind>;
}

export const replyOf = (draft: ContactDraft, errors: FieldCode[] = []): ContactReply => ({ draft, errors });
