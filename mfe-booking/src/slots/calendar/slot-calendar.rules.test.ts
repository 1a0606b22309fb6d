import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { sampleSlot } from '../../testing/sample-slots.ts';
import { slotParameterOf, startsAtOf } from '../slot-time.ts';
import { chosenSlot, dayState, daysOf, isBookable, monthsOf, shownDay } from './slot-calendar.rules.ts';

const slot = fc
  .record({
    at: fc.date({
      min: new Date('2027-11-01T00:00:00Z'),
      max: new Date('2028-03-31T23:00:00Z'),
      noInvalidDate: true,
    }),
    families_left: fc.integer({ min: 0, max: 3 }),
    isOpen: fc.boolean(),
  })
  .map(({ at, families_left, isOpen }) =>
    sampleSlot(`${at.toISOString().slice(0, 10)} ${at.toISOString().slice(11, 14)}30`, {
      families_left,
      opens_at: isOpen ? null : '2027-10-01 09:00:00',
    }),
  );
const slots = fc
  .array(slot, { minLength: 1, maxLength: 30 })
  .map((list) => list.toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1)));

describe('the months of slots', () => {
  test('have every day of each month once, on its weekday, with all of its slots', () => {
    fc.assert(
      fc.property(slots, (list) => {
        const months = monthsOf(list);
        for (const { month, weeks } of months) {
          const days = weeks.flat().flatMap((day) => day ?? []);
          const length = new Date(
            Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0),
          ).getUTCDate();
          expect(days.map(({ date }) => Number(date.slice(8)))).toEqual(
            Array.from({ length }, (_, at) => at + 1),
          );
          for (const week of weeks) {
            expect(week).toHaveLength(7);
            for (const [weekday, day] of week.entries())
              if (day) expect(new Date(day.date).getUTCDay()).toBe(weekday);
          }
        }
        const shown = months.flatMap(({ weeks }) => weeks.flat().flatMap((day) => day?.slots ?? []));
        expect(shown).toEqual(list);
      }),
    );
  });

  it('go on over the turn of the year and a leap day', () => {
    const months = monthsOf([sampleSlot('2027-12-31 10:00'), sampleSlot('2028-02-29 10:00')]);
    expect(months.map(({ month }) => month)).toEqual(['2027-12', '2028-01', '2028-02']);
    expect(months[2]?.weeks.flat().some((day) => day?.date === '2028-02-29' && day.state === 'open')).toBe(
      true,
    );
  });
});

describe('a day', () => {
  it.each([
    ['open', [2, 0]],
    ['open', [1, 1]],
    ['few', [1, 0]],
    ['full', [0, 0]],
    [undefined, []],
  ] as const)('is %s with %j families left', (state, left) => {
    expect(dayState(left.map((families_left) => sampleSlot('2099-05-20 10:00', { families_left })))).toBe(
      state,
    );
  });

  it('whose booking begins later is neither free nor full', () => {
    const later = sampleSlot('2099-05-20 10:00', { opens_at: '2099-05-10 09:00:00' });
    expect(dayState([later, sampleSlot('2099-05-20 13:30', { families_left: 0 })])).toBe('unopened');
  });

  test('is shown only if it has slots, and the first that can be booked comes first', () => {
    fc.assert(
      fc.property(slots, fc.constantFrom('2027-12-24', '2028-02-29', 'nonsense', null), (list, wanted) => {
        const shown = shownDay(list, wanted);
        expect(daysOf(list)).toContain(shown);
        if (wanted && daysOf(list).includes(wanted)) expect(shown).toBe(wanted);
        else if (list.some(isBookable))
          expect(dayState(list.filter(({ starts_at }) => starts_at.startsWith(shown)))).toMatch(/open|few/);
      }),
    );
  });
});

test('a chosen slot can always be booked, and is on the shown day', () => {
  fc.assert(
    fc.property(slots, fc.nat(), (list, at) => {
      const wanted = list[at % list.length];
      const shown = shownDay(list, null);
      const chosen = chosenSlot(list, shown, wanted ? slotParameterOf(wanted.starts_at) : '');
      if (!chosen) return;
      expect(isBookable(chosen)).toBe(true);
      expect(chosen.starts_at.startsWith(shown)).toBe(true);
    }),
  );
});

test('a time in an address is read back, and nothing else is', () => {
  expect(startsAtOf(slotParameterOf('2099-05-20 10:00:00'))).toBe('2099-05-20 10:00:00');
  for (const text of [
    null,
    '',
    'T',
    '2099-05-20',
    '2099-05-20T10:00:00',
    '2099-05-20 10:00',
    'x2099-05-20T10:00',
  ])
    expect(startsAtOf(text)).toBe('');
});
