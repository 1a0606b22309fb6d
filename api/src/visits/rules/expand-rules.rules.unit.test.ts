import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { dayAfter, isBusinessDay } from '../../platform/calendar/business-days.rules.ts';
import { expandRules } from './expand-rules.rules.ts';
import type { VisitRule } from './visit-rule.ts';

const weekly: VisitRule = {
  id: 1,
  path_name: 'morning',
  kind: 'weekly',
  weekdays: [1, 2, 3, 4, 5],
  first_day: '2026-01-01',
  last_day: null,
  starts_at: '10:00',
  ends_at: '10:45',
  capacity: 3,
  max_persons: 2,
  max_children: null,
  child_class_ids: [],
  opens_days_before: null,
  book_by_days: 1,
  cancel_by_days: 1,
  on_holidays: false,
};
const rule = (changes: Partial<VisitRule>): VisitRule => ({ ...weekly, ...changes });
const starts = (rules: VisitRule[], from: string, to: string) =>
  expandRules(rules, { from, to }).map(({ starts_at }) => starts_at.slice(0, 16));
const closed = (first_day: string, last_day: string | null = null) =>
  rule({
    id: 9,
    path_name: 'closed',
    kind: 'closed',
    weekdays: [],
    first_day,
    last_day,
    starts_at: null,
    ends_at: null,
    capacity: null,
  });

describe('a weekly rule', () => {
  it('has a slot on each of its weekdays, but not on holidays', () => {
    // 21 to 23 September 2026 are 敬老の日, 国民の休日 and 秋分の日.
    expect(starts([weekly], '2026-09-18', '2026-09-24')).toEqual(['2026-09-18 10:00', '2026-09-24 10:00']);
    expect(starts([rule({ on_holidays: true })], '2026-09-18', '2026-09-24')).toHaveLength(5);
  });

  it('rests around New Year, and goes on over the end of the year', () => {
    expect(starts([weekly], '2026-12-25', '2027-01-05')).toEqual([
      '2026-12-25 10:00',
      '2026-12-28 10:00',
      '2027-01-04 10:00',
      '2027-01-05 10:00',
    ]);
  });

  it('has leap days', () => {
    expect(starts([weekly], '2028-02-28', '2028-03-01')).toEqual([
      '2028-02-28 10:00',
      '2028-02-29 10:00',
      '2028-03-01 10:00',
    ]);
  });

  it('begins and ends with its days', () => {
    const short = rule({ first_day: '2026-06-03', last_day: '2026-06-04' });
    expect(starts([short], '2026-06-01', '2026-06-30')).toEqual(['2026-06-03 10:00', '2026-06-04 10:00']);
  });

  it('is booked and cancelled until business days before, and opens some days before', () => {
    const early = rule({ book_by_days: 2, cancel_by_days: 0, opens_days_before: 30 });
    const [slot] = expandRules([early], { from: '2026-09-24', to: '2026-09-24' });
    expect(slot).toMatchObject({
      opens_at: '2026-08-25 09:00:00',
      book_by: '2026-09-17 17:00:00',
      cancel_by: '2026-09-24 10:00:00',
    });
  });
});

describe('a closure', () => {
  it('takes away days, whatever offers visits on them', () => {
    const extra = rule({ id: 2, path_name: 'extra', kind: 'extra', weekdays: [], first_day: '2026-06-02' });
    expect(starts([weekly, extra, closed('2026-06-02', '2026-06-03')], '2026-06-01', '2026-06-04')).toEqual([
      '2026-06-01 10:00',
      '2026-06-04 10:00',
    ]);
    expect(starts([weekly, closed('2026-06-02')], '2026-06-01', '2026-06-03')).toHaveLength(2);
  });
});

describe('an extra rule', () => {
  it('holds on a weekend or a holiday, for its days alone', () => {
    const extra = rule({ kind: 'extra', weekdays: [], first_day: '2026-09-22' });
    expect(starts([extra], '2026-09-01', '2026-09-30')).toEqual(['2026-09-22 10:00']);
  });

  it('outweighs the weekly rule that begins at the same time', () => {
    const extra = rule({
      id: 2,
      path_name: 'z',
      kind: 'extra',
      weekdays: [],
      first_day: '2026-06-02',
      capacity: 8,
    });
    const slots = expandRules([weekly, extra], { from: '2026-06-01', to: '2026-06-02' });
    expect(slots.map(({ capacity, visit_rule_id }) => [capacity, visit_rule_id])).toEqual([
      [3, 1],
      [8, 2],
    ]);
  });
});

const day = fc.integer({ min: 0, max: 800 }).map((days) => dayAfter('2026-11-01', days));
const anyRule = fc
  .record({
    kind: fc.constantFrom('weekly', 'extra', 'closed'),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    first_day: day,
    length: fc.option(fc.integer({ min: 0, max: 90 })),
    hour: fc.integer({ min: 8, max: 17 }),
    book_by_days: fc.integer({ min: 0, max: 5 }),
    opens_days_before: fc.option(fc.integer({ min: 1, max: 60 })),
    on_holidays: fc.boolean(),
  })
  .map(({ length, hour, ...known }) => {
    const time = String(hour).padStart(2, '0');
    const last_day = length === null ? null : dayAfter(known.first_day, length);
    return rule({ ...known, last_day, starts_at: `${time}:00`, ends_at: `${time}:30` });
  });
const rules = fc
  .array(anyRule, { maxLength: 6 })
  .map((list) => list.map((one, at) => ({ ...one, id: at + 1, path_name: `rule-${at}` })));

describe('any rules', () => {
  test('make at most one slot for each start, in order, on days that no closure covers', () => {
    fc.assert(
      fc.property(rules, day, (list, from) => {
        const slots = expandRules(list, { from, to: dayAfter(from, 60) });
        const at = slots.map(({ starts_at }) => starts_at);
        expect(at).toEqual([...new Set(at)].toSorted());
        for (const { starts_at } of slots)
          for (const { kind, first_day, last_day } of list)
            if (kind === 'closed')
              expect(
                first_day <= starts_at.slice(0, 10) && starts_at.slice(0, 10) <= (last_day ?? first_day),
              ).toBe(false);
      }),
    );
  });

  test('end booking before the visit begins, on a business day', () => {
    fc.assert(
      fc.property(rules, day, (list, from) => {
        for (const { starts_at, book_by, opens_at } of expandRules(list, { from, to: dayAfter(from, 30) })) {
          expect(book_by <= starts_at).toBe(true);
          if (book_by !== starts_at) expect(isBusinessDay(book_by.slice(0, 10))).toBe(true);
          if (opens_at) expect(opens_at < starts_at).toBe(true);
        }
      }),
    );
  });

  test('make the same slots for two halves of a span as for the whole', () => {
    fc.assert(
      fc.property(rules, day, fc.integer({ min: 0, max: 59 }), (list, from, half) => {
        const to = dayAfter(from, 60);
        const middle = dayAfter(from, half);
        expect([
          ...expandRules(list, { from, to: middle }),
          ...expandRules(list, { from: dayAfter(middle, 1), to }),
        ]).toEqual(expandRules(list, { from, to }));
      }),
    );
  });

  test('do not depend on their order', () => {
    fc.assert(
      fc.property(rules, day, (list, from) => {
        const days = { from, to: dayAfter(from, 60) };
        expect(expandRules(list.toReversed(), days)).toEqual(expandRules(list, days));
      }),
    );
  });
});
