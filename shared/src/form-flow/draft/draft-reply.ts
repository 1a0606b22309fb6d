import type { FieldCode, Refusal } from '@enerabi/shared/form';

/** Reply to a form; it contains everything that was filled in. */
export interface DraftReply<Draft> extends Refusal {
  draft: Draft;
}

export const replyOf = <Draft>(draft: Draft, errors: FieldCode[] = []): DraftReply<Draft> => ({
  draft,
  errors,
});
