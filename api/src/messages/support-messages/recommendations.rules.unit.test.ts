import { childClassIds, supportMessageRecommendKindIds } from '@enerabi/shared/constants';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recommendationsOf, summaryOf, totalOf } from './recommendations.rules.ts';

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

it('sums up a class as if there were no other, and the classes together as the whole', () => {
  const counts = fc.array(
    fc.record({
      child_class_id: fc.constantFrom(...childClassIds),
      support_message_recommend_kind_id: fc.constantFrom(...supportMessageRecommendKindIds),
      messages: fc.integer({ min: 1, max: 1_000 }),
    }),
  );
  fc.assert(
    fc.property(counts, fc.constantFrom(...childClassIds), (counted, childClass) => {
      const own = counted.filter(({ child_class_id }) => child_class_id === childClass);
      const { total, recommendations, child_classes } = summaryOf(counted, childClass);
      expect({ total, recommendations }).toEqual({
        total: totalOf(own),
        recommendations: summaryOf(own).recommendations,
      });
      expect(child_classes).toEqual(summaryOf(counted).child_classes);
      expect(totalOf(child_classes)).toBe(summaryOf(counted).total);
    }),
  );
});
