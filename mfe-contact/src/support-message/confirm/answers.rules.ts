import {
  type ChildClassId,
  childClasses,
  type GenderKindId,
  genderKinds,
  type SupportMessageRecommendKindId,
  supportMessageRecommendKinds,
} from '@enerabi/shared/constants';
import type { SupportDraft } from '../draft/support-draft.ts';

/** The answers of a form without errors. */
export interface Answers {
  /** As it will be shown. */
  message: {
    child_class_id: ChildClassId;
    /** Null if it is not told. */
    parent_age_text: string | null;
    support_message_recommend_kind_id: SupportMessageRecommendKindId;
    support_message_description: string;
  };
  names: { childClass: string; gender: string; recommend: string };
}

/** @param draft without errors: the action of the confirm page has checked it */
export function answersOf({ texts }: SupportDraft): Answers {
  const child_class_id = Number(texts.child_class_id) as ChildClassId;
  const recommend = Number(texts.support_message_recommend_kind_id) as SupportMessageRecommendKindId;
  return {
    message: {
      child_class_id,
      parent_age_text: texts.parent_age_text || null,
      support_message_recommend_kind_id: recommend,
      support_message_description: texts.support_message_description.trim(),
    },
    names: {
      childClass: childClasses[child_class_id],
      gender: genderKinds[Number(texts.gender_kind_id) as GenderKindId],
      recommend: supportMessageRecommendKinds[recommend],
    },
  };
}
