import type { MadeForm } from '@enerabi/shared/form-flow';

export const textNames = [
  'child_class_id',
  'parent_age_text',
  'gender_kind_id',
  'support_message_recommend_kind_id',
  'support_message_description',
  // What programs fill in, and people do not see.
  'website',
] as const;
export type TextName = (typeof textNames)[number];

/** A support message as filled in (specification section 3): '' for fields without an answer. */
export interface SupportDraft extends MadeForm {
  texts: Readonly<Record<TextName, string>>;
}

export const emptyDraft = (made: MadeForm): SupportDraft => ({
  texts: Object.fromEntries(textNames.map((name) => [name, ''])) as SupportDraft['texts'],
  ...made,
});
