import { expect, it } from '@jest/globals';
import { generateFacilities } from './generate-facilities.ts';

const madeOn = (today: string) => [...generateFacilities({ facilities: 600, seed: 1, today })];

it.each(['2026-05-01', '2026-05-20', '2026-12-31'])(
  'is never older than its own vacancies, nor from the future, on %s',
  (today) => {
    const updates = madeOn(today).map(({ updated_on = '', vacancies }) => ({
      updated_on,
      as_of: vacancies?.[0]?.as_of ?? '',
    }));
    expect(updates.filter(({ updated_on, as_of }) => updated_on < as_of || updated_on > today)).toEqual([]);
    const withVacancies = updates.filter(({ as_of }) => as_of !== '');
    expect(new Set(withVacancies.map(({ updated_on }) => updated_on)).size).toBeGreaterThan(10);
  },
);

it.each([
  ['2026-12-24', 0],
  ['2026-12-25', 600 * 0.15],
])('has the mark of child protection from the day its law is in force: %s', (today, least) => {
  const marked = madeOn(today).filter((one) => one.is_child_protection_certified !== null);
  expect(marked.length).toBeGreaterThanOrEqual(least);
  if (least === 0) expect(marked).toEqual([]);
});
