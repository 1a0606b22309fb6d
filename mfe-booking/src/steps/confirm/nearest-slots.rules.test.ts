import { madeNow } from '@enerabi/shared/form-flow';
import { expect, it } from '@jest/globals';
import { sampleSlot } from '../../testing/sample-slots.ts';
import { emptyDraft } from '../draft/booking-draft.ts';
import { nearestSlots } from './nearest-slots.rules.ts';

const draft = {
  ...emptyDraft('2099-05-20 10:00:00', madeNow(new Date(0))),
  texts: {
    ...emptyDraft('2099-05-20 10:00:00', madeNow(new Date(0))).texts,
    person_number: '2',
  },
  children: [{ key: '1', birthday: '2099-04-10', isIncomplete: false }],
};
const slots = [
  sampleSlot('2099-05-10 10:00'),
  sampleSlot('2099-05-19 10:00', { families_left: 0 }),
  sampleSlot('2099-05-20 10:00'),
  sampleSlot('2099-05-21 10:00', { opens_at: '2099-05-20 09:00:00' }),
  sampleSlot('2099-05-21 13:30', { child_class_ids: [3, 4, 5] }),
  sampleSlot('2099-05-22 10:00', { child_class_ids: [0, 1] }),
  sampleSlot('2099-05-23 10:00', { max_persons: 1, max_children: 0 }),
  sampleSlot('2099-05-28 10:00'),
];
const nearest = (most: number) =>
  nearestSlots(slots, draft, most).map(({ starts_at }) => starts_at.slice(5, 10));

it('are free, for the children, and closest to the wanted time; soonest first', () => {
  expect(nearest(1)).toEqual(['05-22']);
  expect(nearest(2)).toEqual(['05-22', '05-28']);
  expect(nearest(9)).toEqual(['05-10', '05-22', '05-28']);
});
