import { supportMessageRecommendKindIds } from '@enerabi/shared/constants';
import type { Recommendations } from '@enerabi/shared/contract';

/** @param counted chosen kinds in any order; @returns all kinds in their order, 0 for those that were not chosen */
export const recommendationsOf = (counted: Recommendations): Recommendations =>
  supportMessageRecommendKindIds.map((id) => ({
    support_message_recommend_kind_id: id,
    messages: counted.find((one) => one.support_message_recommend_kind_id === id)?.messages ?? 0,
  }));

export const totalOf = (recommendations: Recommendations): number =>
  recommendations.reduce((sum, { messages }) => sum + messages, 0);
