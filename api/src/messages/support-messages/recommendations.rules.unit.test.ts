import { supportMessageRecommendKindIds } from '@enerabi/shared/constants';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recommendationsOf, totalOf } from './recommendations.rules.ts';

const counted = fc.uniqueArray(fc.constantFrom(...supportMessageRecommendKindIds)).chain((kinds) =>
  fc.tuple(
    ...kinds.map((support_message_recommend_kind_id) =>
      fc.record({
        support_message_recommend_kind_id: fc.constant(support_message_recommend_kind_id),
        messages: fc.integer({ min: 1, max: 1_000 }),
      }),
    ),
  ),
);

it('has every kind once, in order, and counts nothing twice or not at all', () => {
  fc.assert(
    fc.property(counted, (some) => {
      const all = recommendationsOf(some);
      expect(all.map((one) => one.support_message_recommend_kind_id)).toEqual(supportMessageRecommendKindIds);
      expect(all).toEqual(expect.arrayContaining(some));
      expect(totalOf(all)).toBe(some.reduce((sum, { messages }) => sum + messages, 0));
    }),
  );
});
