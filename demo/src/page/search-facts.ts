import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { RandomSource } from '../random-source.ts';

/** Facts that parents filter by and the notes mention: meals, a garden of its own, and inquiries before registering. */
export const searchFacts = (
  random: RandomSource,
  { meals_note: meals, garden_note: garden, tour_acceptance }: FacilityRecord,
): Partial<FacilityRecord> => ({
  has_meals: meals ? !/ご持参|毎日お弁当/.test(meals) : null,
  has_garden: garden ? !/園庭(?:は)?(?:なし|ありません)|連携する園の園庭/.test(garden) : null,
  accepts_onetime_inquiry: tour_acceptance !== 'none' && random.chance(0.6),
});
