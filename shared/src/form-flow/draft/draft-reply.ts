import type { FieldCode, Refusal } from '@enerabi/shared/form';

/** Reply to a form; it contains everything that was filled in. */
export interface DraftReply<Draft> extends Refusal {
  draft: Draft;
}

/** Reply to a form that was refused when it was sent. */
export interface RefusedReply<Draft, Target> extends DraftReply<Draft> {
  /** What the form is about, as it is by now, if that may be why. */
  target?: Target;
}

export const replyOf = <Draft>(draft: Draft, errors: FieldCode[] = []): DraftReply<Draft> => ({
  draft,
  errors,
});
