import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';
import { dailySchedule } from './daily-schedule.ts';
import { extraFees } from './extra-fees.ts';
import { photosOf } from './photos.ts';
import { searchFacts } from './search-facts.ts';
import { staffNote } from './staff.ts';
import { yearlyEvents } from './yearly-events.ts';

/**
 * Makes the facts that only a facility's page shows, in agreement with its other facts.
 * @param random a stream of its own, so that facts of earlier versions stay the same
 */
export const pageFacts = (
  random: RandomSource,
  family: Family,
  facility: FacilityRecord,
): Partial<FacilityRecord> => ({
  daily_schedule: dailySchedule(random, family, facility),
  yearly_events: yearlyEvents(random, family),
  staff_note: staffNote(random, family, facility),
  extra_fees: extraFees(random, family),
  photos: photosOf(random, family, facility),
  ...belongings(facility),
  ...searchFacts(random, facility),
});

/** By the note; unknown if it says neither. */
function belongings({ belongings_note: note }: FacilityRecord): Partial<FacilityRecord> {
  const has_diaper_service = note?.includes('おむつ') ? /おむつ[^。]*園で用意|定額サービス/.test(note) : null;
  return { has_diaper_service, is_hands_free: note?.includes('手ぶら') ? true : null };
}
