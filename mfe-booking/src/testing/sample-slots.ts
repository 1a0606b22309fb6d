import type { AvailableTimeSlot } from '@enerabi/shared/contract';

/** A slot of half an hour. @param startsAt `YYYY-MM-DD HH:mm` */
export function sampleSlot(startsAt: string, changes: Partial<AvailableTimeSlot> = {}): AvailableTimeSlot {
  const [day = '', time = ''] = startsAt.split(' ');
  const [hour = '', minute = ''] = time.split(':');
  const ends = minute === '30' ? `${String(Number(hour) + 1).padStart(2, '0')}:00` : `${hour}:30`;
  return {
    visit_slot_id: Date.parse(`${day}T${time}Z`) / 60_000,
    starts_at: `${startsAt}:00`,
    ends_at: `${day} ${ends}:00`,
    child_class_ids: [],
    families_left: 2,
    capacity: 3,
    max_persons: null,
    max_children: null,
    opens_at: null,
    book_by: '2099-05-19 17:00:00',
    cancel_by: '2099-05-19 17:00:00',
    ...changes,
  };
}

/** Slots of two months: two on one day, a full one, and one whose booking begins later. */
export const sampleSlots = [
  sampleSlot('2099-05-20 10:00'),
  sampleSlot('2099-05-20 13:30', { families_left: 1, child_class_ids: [0, 1] }),
  sampleSlot('2099-05-27 10:00', { families_left: 0 }),
  sampleSlot('2099-06-03 10:00', { opens_at: '2099-05-21 09:00:00' }),
  sampleSlot('2099-06-10 10:00'),
];
