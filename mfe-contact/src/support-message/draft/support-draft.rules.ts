import type { SupportMessageInput } from '@enerabi/shared/contract';
import type { Facts } from '@enerabi/shared/flow';
import { secondsOpen } from '@enerabi/shared/form-flow';
import type { SupportDraft } from './support-draft.ts';

interface Known {
  facts: Facts<'isInputFinished'>;
  draft: SupportDraft | null;
  draftName: string | null;
}

/**
 * What the form begins with, as this tab knows it: it resets unless its input is finished (R4.7).
 * @param name as `draftName`
 * @returns null: the form begins empty
 */
export const knownDraft = (known: Known | undefined, name: string): SupportDraft | null =>
  known?.facts.isInputFinished && known.draftName === name ? known.draft : null;

/**
 * Converts the form's answers to the contract's input, which the schema then checks; a choice that is missing is left
 * out.
 * @param now for the time that filling in took
 */
export function inputOf(draft: SupportDraft, facility_id: number, now: Date): SupportMessageInput {
  const { texts } = draft;
  const input = {
    ...chosen('child_class_id', texts.child_class_id),
    parent_age_text: texts.parent_age_text,
    ...chosen('gender_kind_id', texts.gender_kind_id),
    ...chosen('support_message_recommend_kind_id', texts.support_message_recommend_kind_id),
    support_message_description: texts.support_message_description,
    facility_id,
    form_facts: { trap: texts.website, seconds: secondsOpen(draft, now) },
  };
  return input as SupportMessageInput;
}

const chosen = (name: string, text: string): Record<string, number> =>
  text === '' ? {} : { [name]: Number(text) };
