import type { Recommendations } from '@enerabi/shared/contract';
import { countText } from '@enerabi/shared/ui';
import { copy } from './messages-part.copy.ts';

/** A share of fewer messages would mean nothing. */
const leastForShare = 3;

/** @returns a sentence on how many of the messages recommend the facility; if there are few, only how many there are */
export function recommendationSentence(recommendations: Recommendations): string {
  const sum = (some: Recommendations) => some.reduce((total, { messages }) => total + messages, 0);
  const total = sum(recommendations);
  if (total < leastForShare) return copy.summary.few(countText(total));
  const recommending = recommendations.filter((one) => one.support_message_recommend_kind_id <= 2);
  return copy.summary.sentence(countText(total), countText(sum(recommending)));
}
