import { type ChildClassId, childClassIds, supportMessageRecommendKindIds } from '@enerabi/shared/constants';
import type { ClassCounts, Recommendations } from '@enerabi/shared/contract';

/** Number of a facility's messages of one class and one kind of recommendation. */
export interface CountedMessages {
  child_class_id: ChildClassId;
  support_message_recommend_kind_id: Recommendations[number]['support_message_recommend_kind_id'];
  messages: number;
}

/**
 * @param counted chosen kinds in any order, also several times
 * @returns all kinds in their order, 0 for those that were not chosen
 */
export const recommendationsOf = (counted: Recommendations): Recommendations =>
  supportMessageRecommendKindIds.map((id) => ({
    support_message_recommend_kind_id: id,
    messages: totalOf(counted.filter((one) => one.support_message_recommend_kind_id === id)),
  }));

/** @returns classes with messages, the youngest first */
export const classCountsOf = (counted: readonly CountedMessages[]): ClassCounts =>
  childClassIds
    .map((id) => ({
      child_class_id: id,
      messages: totalOf(counted.filter((one) => one.child_class_id === id)),
    }))
    .filter(({ messages }) => messages > 0);

export const totalOf = (counted: readonly { messages: number }[]): number =>
  counted.reduce((sum, { messages }) => sum + messages, 0);

/** Summary of a facility's messages; total and recommendations are of one class if one is given. */
export function summaryOf(counted: readonly CountedMessages[], childClass?: ChildClassId) {
  const asked = counted.filter((one) => childClass === undefined || one.child_class_id === childClass);
  return {
    total: totalOf(asked),
    recommendations: recommendationsOf(asked),
    child_classes: classCountsOf(counted),
  };
}
