import { prefectures, withCheckDigit } from '@enerabi/shared/constants';
import { corporationNumberOf, isKatakana } from '@enerabi/shared/japanese';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import { describe, expect, it } from '@jest/globals';
import { generateFacilities } from './generate-facilities.ts';

const today = '2026-05-20';
const made = (facilities: number, seed = 1) => [...generateFacilities({ facilities, seed, today })];
const demo = made(4700);

const share = (is: (facility: FacilityRecord) => boolean) => demo.filter(is).length / demo.length;
const countsByPrefecture = (facilities: readonly FacilityRecord[]) => {
  const counts = new Map(prefectures.map(({ code }) => [code, 0]));
  for (const { prefecture_code } of facilities)
    counts.set(prefecture_code, (counts.get(prefecture_code) ?? 0) + 1);
  return counts;
};

describe('a seed', () => {
  it('makes the same facilities again', () => {
    expect(made(300)).toEqual(demo.slice(0, 300));
  });

  it('makes a smaller set that is the beginning of a larger one', () => {
    expect(made(4800).slice(0, 4700)).toEqual(demo);
  });

  it('differs from another', () => {
    const other = new Set(made(4700, 2).map(({ name }) => name));
    expect(demo.filter(({ name }) => !other.has(name)).length).toBeGreaterThan(1000);
  });
});

describe('demonstration data covers the country', () => {
  it('with more than 20 facilities in every prefecture, and more than 100 in Tokyo', () => {
    const counts = countsByPrefecture(demo);
    expect(counts.size).toBe(47);
    expect(Math.min(...counts.values())).toBeGreaterThan(20);
    expect(counts.get('130001')).toBeGreaterThan(100);
    expect(counts.get('130001')).toBe(Math.max(...counts.values()));
  });

  it('with three in every prefecture from the first 141 on', () => {
    expect([...countsByPrefecture(made(141, 9)).values()]).toEqual(Array(47).fill(3));
  });

  it.each([
    [1, 0.42],
    [2, 0.125],
    [6, 0.12],
    [10, 0.075],
    [15, 0.08],
  ])('with facility type %i in its share', (type, expected) => {
    expect(Math.abs(share(({ facility_type }) => facility_type === type) - expected)).toBeLessThan(0.02);
  });

  it('with prefecture-certified facilities only where there is such a scheme', () => {
    const certified = demo.filter(({ facility_type }) => facility_type === 11);
    expect(new Set(certified.map(({ prefecture_code }) => prefecture_code))).toEqual(
      new Set(['130001', '140007']),
    );
  });
});

describe('an invented facility', () => {
  it('has a name and a path of its own, among 40,000 too', () => {
    const many = made(40_000);
    expect(new Set(many.map(({ municipality_code, name }) => `${municipality_code} ${name}`)).size).toBe(
      40_000,
    );
    expect(new Set(many.map(({ path_name }) => path_name)).size).toBe(40_000);
    expect(many.every(({ path_name }) => /^demo-\d{5}-\d{4,}$/.test(path_name ?? ''))).toBe(true);
  });

  it('has readings that are all kana', () => {
    const readings = demo.flatMap(({ name_kana, corporation }) => [name_kana, corporation?.name_kana]);
    expect(readings.filter((reading) => reading && !isKatakana(reading))).toEqual([]);
    expect(demo.every(({ name_kana }) => name_kana)).toBe(true);
  });

  it('has codes and corporation numbers with the right check digit', () => {
    for (const { municipality_code, prefecture_code, corporation } of demo) {
      expect(withCheckDigit(municipality_code?.slice(0, 5) ?? '')).toBe(municipality_code);
      expect(municipality_code?.slice(0, 2)).toBe(prefecture_code.slice(0, 2));
      const number = corporation?.corporation_number;
      if (number) expect(corporationNumberOf(number.slice(1))).toBe(number);
    }
  });

  it('means one corporation by one number', () => {
    const names = new Map<string, string>();
    for (const { corporation } of demo) {
      if (!corporation?.corporation_number) continue;
      const known = names.get(corporation.corporation_number) ?? corporation.name;
      expect(corporation.name).toBe(known);
      names.set(corporation.corporation_number, known);
    }
    expect(names.size).toBeLessThan(demo.length);
  });

  it('is marked as demonstration data, with a source and a date, and with unassigned phone numbers', () => {
    expect(demo.every(({ is_demo, sources }) => is_demo && sources[0]?.name === 'デモデータ')).toBe(true);
    expect(
      demo.every(({ phones }) => phones?.every((phone) => /^0\d{1,3}-00\d{0,2}-\d{4}$/.test(phone))),
    ).toBe(true);
    expect(demo.every(({ updated_on }) => updated_on && updated_on <= today)).toBe(true);
  });

  it('has facts that agree with each other', () => {
    for (const facility of demo) {
      const classes = facility.capacity_by_class ?? [];
      const sum = classes.reduce((all, { capacity }) => all + capacity, 0);
      if (classes.length > 0) expect(sum).toBe(facility.capacity);
      const { weekday_hours: day, extended_hours: extended, services } = facility;
      if (extended)
        expect([extended.close, extended.open > (day?.open ?? '')]).toEqual([expect.any(String), true]);
      if (services?.includes('extended_care')) expect(extended?.close).toBe(day?.close);
      if (services?.includes('holiday_care')) expect(facility.open_days).toContain('日');
      // Care is at the child's own home: there is no daily schedule, and no photograph.
      if (facility.facility_type === 9) {
        expect(facility.meals_note).toBeNull();
        expect(facility.tour_acceptance).toMatch(/^(phone|none)$/);
        expect(facility.candidate_contact_kinds).not.toContain(1001);
      }
      // Their visits have days, hours and numbers of families of their own.
      if (facility.tour_acceptance === 'slots')
        expect(facility.remarks ?? '').not.toMatch(/見学[^。]*\d(?:時|組)/);
      if (facility.facility_type === 6) expect(facility.capacity).toBeLessThanOrEqual(19);
      const walks = facility.stations?.map(({ walk_minutes }) => walk_minutes ?? 0) ?? [];
      expect(walks).toEqual([...walks].sort((first, second) => first - second));
      expect(Math.max(0, ...walks)).toBeLessThanOrEqual(30);
    }
  });
});

describe('what only the page of a facility shows', () => {
  it('is there for many, and never against the other facts', () => {
    for (const {
      daily_schedule = [],
      photos = [],
      weekday_hours,
      garden_note,
      meals_note,
      ...facility
    } of demo) {
      const times = daily_schedule.map(({ time }) => time);
      expect(times).toEqual([...times].sort());
      if (facility.facility_type !== 15 && times.length > 0)
        expect([times[0], times.at(-1)]).toEqual([weekday_hours?.open, weekday_hours?.close]);
      expect(photos.every(({ alt, url }) => alt !== '' && url.startsWith('/illustrations/'))).toBe(true);
      if (photos.some(({ url }) => url.includes('garden'))) expect(garden_note).toMatch(/園庭/);
      if (photos.some(({ url }) => url.includes('lunch'))) expect(meals_note).not.toMatch(/ご持参|お弁当/);
      if (facility.is_hands_free) expect(facility.belongings_note).toContain('手ぶら');
    }
    for (const field of ['daily_schedule', 'yearly_events', 'extra_fees', 'photos'] as const)
      expect(share((facility) => (facility[field]?.length ?? 0) > 0)).toBeGreaterThan(0.4);
    expect(share(({ staff_note }) => Boolean(staff_note))).toBeGreaterThan(0.4);
  });
});

describe('vacancies', () => {
  const all = demo.flatMap(({ vacancies }) => vacancies?.[0] ?? []);

  it('say null, never 0, for classes that are not offered', () => {
    for (const { capacity_by_class, vacancies } of demo) {
      const offered = new Set(capacity_by_class?.map(({ child_class_id }) => child_class_id));
      for (const { child_class_id, accepted, mark } of vacancies?.[0]?.classes ?? [])
        expect(accepted !== null || mark !== null).toBe(offered.has(child_class_id));
    }
  });

  it('come as figures and as marks, some older than 60 days, none from the future', () => {
    const age = ({ as_of }: { as_of: string }) => (Date.parse(today) - Date.parse(as_of)) / 86_400_000;
    expect(all.filter((one) => age(one) > 60).length / all.length).toBeGreaterThan(0.05);
    expect(all.filter((one) => age(one) > 60).length / all.length).toBeLessThan(0.3);
    expect(all.every((one) => age(one) >= 0)).toBe(true);
    const marks = new Set(all.flatMap(({ classes }) => classes.map(({ mark }) => mark)));
    expect(marks).toEqual(new Set(['○', '△', '×', null]));
  });

  it('go back six months for some facilities of every municipality, newest first, each month once', () => {
    const histories = demo.flatMap(({ vacancies = [] }) => (vacancies.length > 1 ? [vacancies] : []));
    expect(histories.length / demo.length).toBeGreaterThan(0.2);
    // A million facilities must not have six million days of figures.
    expect(made(9400).filter(({ vacancies = [] }) => vacancies.length > 1).length).toBeLessThan(
      histories.length * 1.3,
    );
    for (const history of histories) {
      const days = history.map(({ as_of }) => as_of);
      expect(days).toHaveLength(6);
      expect(days).toEqual([...new Set(days)].sort().reverse());
    }
  });

  it('of earlier months offer the same classes, and have no waiting list for a free place', () => {
    for (const { vacancies = [] } of demo) {
      const offered = vacancies.map(({ classes }) =>
        classes.map((one) => (one.accepted ?? one.mark) !== null),
      );
      for (const classes of offered) expect(classes).toEqual(offered[0]);
      for (const { accepted, waiting } of vacancies.flatMap(({ classes }) => classes))
        if (accepted !== null && accepted > 0) expect(waiting).toBe(0);
    }
  });
});

it('makes all of the notes vary: no list of 20 reads the same twice', () => {
  const tokyo = demo.filter(({ prefecture_code }) => prefecture_code === '130001');
  for (let from = 0; from + 20 <= tokyo.length; from += 20) {
    const policies = tokyo.slice(from, from + 20).flatMap(({ policy }) => policy ?? []);
    expect(new Set(policies).size).toBeGreaterThan(policies.length * 0.85);
  }
});
