import { expect, it } from '@jest/globals';
import { contactCalendarOf } from './contact-calendar.rules.ts';

const marked = (today: string, openDays: string | null = null) =>
  contactCalendarOf(today, openDays).marked.map(({ date, holiday }) => [date, holiday]);

it.each([
  ['2026-05-05', '2026-05-06', '振替休日'],
  ['2026-09-21', '2026-09-22', '国民の休日'],
  ['2027-03-21', '2027-03-22', '振替休日'],
])('knows the days that only the law makes holidays: the day after %s', (today, date, name) => {
  expect(marked(today)[0]).toEqual([date, name]);
});

it('begins tomorrow, and names the days around New Year beside the holiday itself', () => {
  expect(contactCalendarOf('2026-12-28', null)).toMatchObject({ from: '2026-12-29', to: '2027-03-30' });
  expect(marked('2026-12-28').slice(0, 7)).toEqual([
    ['2026-12-29', '年末年始'],
    ['2026-12-30', '年末年始'],
    ['2026-12-31', '年末年始'],
    ['2027-01-01', '元日'],
    ['2027-01-02', '年末年始'],
    ['2027-01-03', '年末年始'],
    ['2027-01-11', '成人の日'],
  ]);
});

it('marks the weekdays without care, and none where the facility says nothing about weekdays', () => {
  const closed = (openDays: string | null) =>
    contactCalendarOf('2026-06-01', openDays)
      .marked.filter(({ is_closed }) => is_closed)
      .slice(0, 3)
      .map(({ date }) => date);
  expect(closed('月火水木金土')).toEqual(['2026-06-07', '2026-06-14', '2026-06-21']);
  expect(closed('月火水木金土日')).toEqual([]);
  expect(closed('お問い合わせください')).toEqual([]);
  expect(closed(null)).toEqual([]);
});
