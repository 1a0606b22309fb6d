import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type AskedVisit, bookingRefusal, type WantedSlot } from './booking-refusal.rules.ts';

const now = new Date('2026-11-30T00:00:00Z');
const slot: WantedSlot = {
  starts_at: '2026-12-10 10:00:00',
  ends_at: '2026-12-10 11:00:00',
  child_class_ids: [],
  families_left: 1,
  max_persons: null,
  max_children: null,
  opens_at: null,
  book_by: new Date('2026-12-09T08:00:00Z'),
};
const asked: AskedVisit = {
  facility: { id: 1, tour_acceptance: 'slots' },
  slot,
  birthdays: ['2026-04-02'],
  admissionDate: null,
  party: { person_number: 2, child_number: 1 },
  others: [],
};
const refusal = (known: Partial<AskedVisit> & { of?: Partial<WantedSlot> } = {}, at = now) =>
  bookingRefusal({ ...asked, ...known, slot: known.of ? { ...slot, ...known.of } : asked.slot }, at);

describe('a booking', () => {
  it('is possible until the last instant, which is excluded', () => {
    expect(refusal()).toBeUndefined();
    expect(refusal({}, new Date(slot.book_by.getTime() - 1))).toBeUndefined();
    expect(refusal({}, slot.book_by)).toBe('booking_closed');
  });

  it('is possible from the first instant on', () => {
    const of = { opens_at: new Date(now.getTime() + 1) };
    expect(refusal({ of })).toBe('booking_not_open_yet');
    expect(refusal({ of }, of.opens_at)).toBeUndefined();
  });

  it('tells who has booked the facility that, and not that it is full', () => {
    const others = [{ facility_id: 1, starts_at: '2026-12-20 10:00:00', ends_at: '2026-12-20 11:00:00' }];
    expect(refusal({ others, of: { families_left: 0 } })).toBe('facility_already_booked');
    expect(refusal({ of: { families_left: 0 } })).toBe('slot_full');
  });

  it('is for the class at the visit, or that of the admission', () => {
    // Born on 2 April 2026: class 0 in December 2026, class 1 from April 2028 on.
    const of = (id: 0 | 1 | 2) => ({ of: { child_class_ids: [id] } });
    expect(refusal(of(0))).toBeUndefined();
    expect(refusal(of(1))).toBe('child_of_other_class');
    expect(refusal({ ...of(1), admissionDate: '2028-04-01' })).toBeUndefined();
    expect(refusal({ ...of(2), admissionDate: '2028-04-01' })).toBe('child_of_other_class');
  });

  it('is for a class if one of several children is, and needs a birthday to know', () => {
    const of = { child_class_ids: [3] as const };
    expect(refusal({ of, birthdays: ['2026-04-02', '2022-05-01'] })).toBeUndefined();
    expect(refusal({ of, birthdays: [] })).toBe('child_class_unknown');
    expect(refusal({ birthdays: [] })).toBeUndefined();
  });

  it('for a child that is not born yet is for the youngest class', () => {
    expect(refusal({ of: { child_class_ids: [0] }, birthdays: ['2027-02-01'] })).toBeUndefined();
    expect(refusal({ of: { child_class_ids: [1] }, birthdays: ['2027-02-01'] })).toBe('child_of_other_class');
  });

  it('is for nobody who is old enough for school', () => {
    const all = [0, 1, 2, 3, 4, 5] as const;
    expect(refusal({ of: { child_class_ids: all }, birthdays: ['2018-05-01'] })).toBe('child_of_other_class');
  });

  it('is for so many of a family as the visit takes, that number included', () => {
    expect(refusal({ of: { max_persons: 2, max_children: 1 } })).toBeUndefined();
    expect(refusal({ of: { max_persons: 1 } })).toBe('party_too_large');
    expect(refusal({ of: { max_children: 0 } })).toBe('party_too_large');
    expect(
      refusal({ of: { max_children: 0 }, party: { person_number: 2, child_number: 0 } }),
    ).toBeUndefined();
  });

  it('never lets two visits of a family overlap, and never refuses visits that only touch', () => {
    const minute = fc.integer({ min: 0, max: 1_439 });
    const clock = (minutes: number) =>
      `2026-12-10 ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
    const span = fc.tuple(minute, minute).filter(([from, to]) => from < to);
    fc.assert(
      fc.property(span, span, ([from, to], [otherFrom, otherTo]) => {
        const others = [{ facility_id: 2, starts_at: clock(otherFrom), ends_at: clock(otherTo) }];
        const found = refusal({ others, of: { starts_at: clock(from), ends_at: clock(to) } });
        const shared = Math.min(to, otherTo) - Math.max(from, otherFrom);
        expect(found).toBe(shared > 0 ? 'time_already_booked' : undefined);
      }),
    );
  });
});
