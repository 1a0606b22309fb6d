import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { matchOffers, type OpenSlot, type WaitingFamily } from './match-offers.rules.ts';

const now = new Date('2026-12-01T01:00:00Z');
const days = ['2026-12-10', '2026-12-11', '2026-12-12'];
const slot = (id: number, known: Partial<OpenSlot> = {}): OpenSlot => ({
  id,
  starts_at: `${days[id - 1]} 10:00:00`,
  child_class_ids: [],
  families_left: 1,
  book_by: new Date('2026-12-09T08:00:00Z'),
  ...known,
});
const family = (id: number, from = 1, to = from, known: Partial<WaitingFamily> = {}): WaitingFamily => ({
  id,
  contact_key: `family-${id}`,
  first_start: `${days[from - 1]} 10:00:00`,
  last_start: `${days[to - 1]} 10:00:00`,
  child_birthday: null,
  desired_admission_date: null,
  announced_slot_ids: [],
  ...known,
});
const match = (waiting: WaitingFamily[], slots: OpenSlot[]) =>
  matchOffers(waiting, slots, now).map(({ entryId, slotId, expiresAt }) => [entryId, slotId, !!expiresAt]);

describe('what is left', () => {
  it('goes to who waits longest, as far as it reaches', () => {
    expect(match([family(1), family(2), family(3)], [slot(1, { families_left: 2 })])).toEqual([
      [1, 1, true],
      [2, 1, true],
    ]);
  });

  it('goes to a family once, however often it waits', () => {
    const twice = [family(1), family(2, 2, 2, { contact_key: 'family-1' }), family(3, 2)];
    expect(match(twice, [slot(1), slot(2)])).toEqual([
      [1, 1, true],
      [3, 2, true],
    ]);
  });

  it('is for who waits for that time and has a child of the class', () => {
    const young = { child_birthday: '2026-05-01' };
    const waiting = [family(1, 2), family(2, 1, 3), family(3, 1, 3, young)];
    expect(match(waiting, [slot(1, { child_class_ids: [0] })])).toEqual([[3, 1, true]]);
    const later = { ...young, desired_admission_date: '2028-04-01' };
    expect(match([family(1, 1, 1, later)], [slot(1, { child_class_ids: [1] })])).toEqual([[1, 1, true]]);
  });

  it('is announced to all, and once, when too little time is left to hold it', () => {
    const soon = slot(1, { book_by: new Date('2026-12-01T02:00:00Z') });
    const waiting = [family(1), family(2, 1, 1, { announced_slot_ids: [1] }), family(3)];
    expect(match(waiting, [soon])).toEqual([
      [1, 1, false],
      [3, 1, false],
    ]);
  });

  it('never passes by who waited longer, and is never more than there is', () => {
    const families = fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(4)), { maxLength: 8 });
    const left = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3));
    fc.assert(
      fc.property(families, left, (wishes, counts) => {
        const waiting = wishes.map(([one, other, who], at) =>
          family(at + 1, Math.min(one, other) + 1, Math.max(one, other) + 1, { contact_key: `who-${who}` }),
        );
        const slots = counts.map((families_left, at) => slot(at + 1, { families_left }));
        const offers = matchOffers(waiting, slots, now);
        expect(new Set(offers.map(({ contactKey }) => contactKey)).size).toBe(offers.length);
        for (const { id, families_left } of slots)
          expect(offers.filter(({ slotId }) => slotId === id).length).toBeLessThanOrEqual(families_left);
        for (const [at, { contact_key, first_start, last_start }] of waiting.entries()) {
          if (offers.some(({ contactKey }) => contactKey === contact_key)) continue;
          // Whatever this family waits for went to families that came before it.
          const wanted = slots.filter(({ starts_at }) => first_start <= starts_at && starts_at <= last_start);
          for (const { id, families_left } of wanted) {
            const before = offers.filter(({ slotId, entryId }) => slotId === id && entryId <= at);
            expect(before).toHaveLength(families_left);
          }
        }
      }),
    );
  });
});
