import type { RowChange } from '@enerabi/shared/form';
import type { DraftReply } from '@enerabi/shared/form-flow';
import type { RowKind } from '../draft/contact-draft.rules.ts';
import type { ContactDraft } from '../draft/contact-draft.ts';

/** Reply to a contact form, which has rows. */
export interface ContactReply extends DraftReply<ContactDraft> {
  change?: RowChange<RowKind>;
}
