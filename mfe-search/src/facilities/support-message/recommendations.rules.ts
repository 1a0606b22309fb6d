import type { Recommendations } from '@enerabi/shared/contract';
import { countText } from '@enerabi/shared/ui';
import { copy } from './support-messages.copy.ts';

/** A share of fewer says nothing. */
const leastForShare = 3;

/** @returns how many of how many messages recommend the facility, in words; of a few, only how many there are */
export function recommendationSentence(recommendations: Recommendations): string {
  const sum = (some: Recommendations) => some.reduce((total, { messages }) => total + messages, 0);
  const total = sum(recommendations);
  if (total < leastForShare) return copy.summary.few(countText(total));
  const recommending = recommendations.filter((one) => one.support_message_recommend_kind_id <= 2);
  return copy.summary.sentence(countText(total), countText(sum(recommending)));
}
