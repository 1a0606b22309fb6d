import { addDays, daysBetween, isInSeason } from '@enerabi/demo/calendar/calendar';
import { isWorkingDay } from '@enerabi/demo/calendar/working-days';
import { demoFacilityOf } from '@enerabi/demo/demo-facility';
import { eventTexts } from '@enerabi/demo/events/event-texts';
import { eventsOf, onlineEvents } from '@enerabi/demo/events/events';
import { generateFacilities } from '@enerabi/demo/generate-facilities';
import { hasMuchToRead } from '@enerabi/demo/has-many-notices';
import { noticeTexts } from '@enerabi/demo/notices/notice-texts';
import { daysToCome, noticesOf } from '@enerabi/demo/notices/notices';
import { randomSource } from '@enerabi/demo/random-source';
import { parentAgeOf } from '@enerabi/demo/support-messages/parent-ages';
import { supportMessagesOf } from '@enerabi/demo/support-messages/support-messages';
import { uniqueTexts } from '@enerabi/demo/unique-texts';
import { visitSlotsOf } from '@enerabi/demo/visit-slots';
import {
  childClassIds,
  notificationsPerPage,
  supportMessageRecommendKindIds,
  supportMessagesPerPage,
} from '@enerabi/shared/constants';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { facilityRow } from '../catalogue/facilities/facility.row.ts';

const today = '2026-05-20';
const records = [...generateFacilities({ facilities: 1_200, seed: 1, today })];
const facilities = records.map((record, at) =>
  demoFacilityOf({ id: at + 1, ...facilityRow(record, '', today) }),
);
const countsOfMost = (counts: ReadonlyMap<number, number>): number[] =>
  [...counts].filter(([id]) => id !== muchToRead.id).map(([, count]) => count);
const muchToRead = facilities.find(hasMuchToRead) as (typeof facilities)[number];
const workingDays = daysBetween('2026-05-21', '2026-06-24').filter(isWorkingDay);
const clockOf = (wallClock: string) => Date.parse(`${wallClock.replace(' ', 'T')}+09:00`);

describe('visit slots', () => {
  const slots = facilities.flatMap((one) => visitSlotsOf(one, workingDays));

  it('are those of facilities that take visits by slots, every one of them', () => {
    const expected = facilities.filter(({ hasSlots }) => hasSlots).map(({ id }) => id);
    expect([...new Set(slots.map(({ facility_id }) => facility_id))]).toEqual(expected);
  });

  it('depend on the facility and the day alone', () => {
    fc.assert(
      fc.property(fc.nat(facilities.length - 1), fc.nat(workingDays.length), (at, cut) => {
        const facility = facilities[at] as (typeof facilities)[number];
        const parts = [workingDays.slice(0, cut), workingDays.slice(cut)];
        expect(parts.flatMap((days) => visitSlotsOf(facility, days))).toEqual(
          visitSlotsOf(facility, workingDays),
        );
      }),
    );
  });

  it('last 30 to 60 minutes, for 1 to 4 families, one after another', () => {
    const ends = new Map<number, string>();
    for (const { facility_id, starts_at, ends_at, capacity, families_left } of slots) {
      const minutes = (clockOf(ends_at) - clockOf(starts_at)) / 60_000;
      expect(minutes >= 30 && minutes <= 60).toBe(true);
      expect(capacity >= 1 && capacity <= 4 && families_left >= 0 && families_left <= capacity).toBe(true);
      expect(starts_at >= (ends.get(facility_id) ?? '')).toBe(true);
      ends.set(facility_id, ends_at);
    }
    const full = slots.filter(({ families_left }) => families_left === 0).length / slots.length;
    expect(full > 0.15 && full < 0.3).toBe(true);
  });

  it('can be booked and cancelled until 17:00 of a working day before', () => {
    for (const { starts_at, book_by, cancel_by, opens_at } of slots) {
      for (const end of [book_by, cancel_by]) {
        expect(end.slice(10)).toBe('T17:00:00+09:00');
        expect(isWorkingDay(end.slice(0, 10)) && end.slice(0, 10) < starts_at.slice(0, 10)).toBe(true);
      }
      expect(book_by <= cancel_by && (opens_at ?? '') < book_by).toBe(true);
    }
  });

  it('are for classes the facility has', () => {
    for (const { facility_id, child_class_ids } of slots)
      expect(facilities[facility_id - 1]?.classes).toEqual(expect.arrayContaining([...child_class_ids]));
  });
});

describe('notices', () => {
  const unsaid = uniqueTexts();
  const notices = facilities.flatMap((one) => noticesOf(one, addDays(today, -59), today, unsaid));

  it('are of about a quarter of the facilities, one to three each, posted on working days up to today', () => {
    const counts = new Map<number, number>();
    for (const { facility_id, posted_on } of notices) {
      counts.set(facility_id, (counts.get(facility_id) ?? 0) + 1);
      expect(isWorkingDay(posted_on) && posted_on <= today && posted_on > addDays(today, -60)).toBe(true);
    }
    expect(counts.size / facilities.length).toBeGreaterThan(0.17);
    expect(counts.size / facilities.length).toBeLessThan(0.3);
    expect(new Set(countsOfMost(counts))).toEqual(new Set([1, 2, 3]));
  });

  it('fill more than a page of one board, without a title twice', () => {
    const titles = noticesOf(muchToRead, addDays(today, -399), today, uniqueTexts()).map(
      ({ title }) => title,
    );
    expect(titles.length).toBeGreaterThan(notificationsPerPage);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('have every gap filled, and titles that a board does not have twice', () => {
    expect(notices.filter(({ title, body }) => /[{}]|undefined/.test(title + body))).toEqual([]);
    const seen = notices.map(({ facility_id, title }) => `${facility_id} ${title}`);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('have deadlines before the days they are for, over every holiday', () => {
    for (const [at, posted] of daysBetween('2025-01-01', '2027-12-31').entries()) {
      const { deadline, date, saturday } = daysToCome(randomSource(1, at), posted);
      expect([deadline, date].every(isWorkingDay)).toBe(true);
      expect(posted < deadline && deadline < date && posted < saturday).toBe(true);
    }
  });

  it('speak of a birthday party that was held in the month they are posted in', () => {
    const unrepeating = { make: <T>(_: readonly string[], make: () => T) => make() };
    const titles = facilities.flatMap((one) =>
      noticesOf(one, '2025-04-01', '2026-03-31', unrepeating).map(
        ({ title, posted_on }) => [title, posted_on] as const,
      ),
    );
    const parties = titles.filter(([title]) => title.includes('誕生会'));
    expect(parties.some(([, day]) => day.slice(8) > '15')).toBe(true);
    for (const [title, day] of parties)
      expect(title).toMatch(new RegExp(`^${Number(day.slice(5, 7))}月生まれ`));
  });

  it('announce what the facility has: hours after lessons, a garden', () => {
    const unrepeating = { make: <T>(_: readonly string[], make: () => T) => make() };
    const summers = Array.from({ length: 12 }, (_, at) => 2015 + at);
    const posted = summers.flatMap((year) =>
      facilities.flatMap((one) =>
        noticesOf(one, `${year}-06-05`, `${year}-07-05`, unrepeating).map(
          ({ title }) => [one, title] as const,
        ),
      ),
    );
    const ofCare = posted.filter(([, title]) => title.includes('預かり保育'));
    expect(ofCare.length).toBeGreaterThan(0);
    expect(ofCare.every(([one]) => one.hasExtended)).toBe(true);
    expect(posted.every(([one, title]) => one.hasGarden || !title.includes('園庭'))).toBe(true);
  });

  it('have a season, all the year round', () => {
    for (const day of daysBetween('2026-01-01', '2026-12-31'))
      expect(noticeTexts.filter(({ season }) => season && isInSeason(season, day)).length).toBeGreaterThan(0);
  });
});

describe('events', () => {
  const window = { from: today, to: addDays(today, 35), postedBy: today };
  const unsaid = uniqueTexts();
  const events = facilities.flatMap((one) => eventsOf(one, window, unsaid));

  it('are in the five weeks from today, announced by today, each with a path name of its own', () => {
    expect(events.length).toBeGreaterThan(60);
    for (const { starts_at, ends_at, posted_on } of events) {
      expect(starts_at.slice(0, 10) >= today && starts_at.slice(0, 10) <= window.to).toBe(true);
      expect(ends_at > starts_at && posted_on <= today).toBe(true);
    }
    const names = events.map(({ path_name }) => path_name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^[a-z0-9][a-z0-9_-]{0,119}$/.test(name))).toBe(true);
  });

  it('are held in every prefecture at least once a month, where there are facilities', () => {
    const held = onlineEvents(['130001', '470007'], today, addDays(today, 35), today);
    expect(new Set(held.map(({ prefecture_code }) => prefecture_code))).toEqual(
      new Set(['130001', '470007']),
    );
    expect(held.every(({ facility_id, place }) => facility_id === null && place === 'オンライン')).toBe(true);
  });

  it('are held where they can be: by who has older children, or cares for others by the day', () => {
    const unrepeating = { make: <T>(_: readonly string[], make: () => T) => make() };
    const whole = { from: '2026-01-01', to: '2026-12-31', postedBy: '2026-12-31' };
    const held = facilities.flatMap((one) =>
      eventsOf(one, whole, unrepeating).map((event) => [one, event] as const),
    );
    const called = (title: string) => {
      const some = held.filter(([, event]) => event.title === title);
      expect(some.length).toBeGreaterThan(0);
      return some;
    };
    for (const [{ services }] of called('一時預かりの説明と登録の会'))
      expect(services).toContain('temporary_care');
    for (const [{ classes }, { place, capacity }] of [...called('夏まつり'), ...called('作品展の一般公開')]) {
      expect(classes).toContain(5);
      expect(place).toMatch(/^(ホール|遊戯室)$/);
      expect(capacity).toBeNull();
    }
  });

  it('last as long as they take: a while for each family, lunch at noon', () => {
    const whole = { from: '2026-01-01', to: '2026-12-31', postedBy: '2026-12-31' };
    const unrepeating = { make: <T>(_: readonly string[], make: () => T) => make() };
    const held = facilities.flatMap((one) => eventsOf(one, whole, unrepeating));
    const consultations = held.filter(({ body }) => body.includes('15分ほど'));
    const lunches = held.filter(({ body }) => /給食を、親子で|給食の試食/.test(body));
    expect(Math.min(consultations.length, lunches.length)).toBeGreaterThan(0);
    for (const { starts_at, ends_at, capacity } of consultations) {
      const minutes = (clockOf(ends_at) - clockOf(starts_at)) / 60_000;
      expect((capacity ?? 99) * 15).toBeLessThanOrEqual(minutes);
    }
    expect(lunches.filter(({ ends_at }) => ends_at.slice(11) < '12:00')).toEqual([]);
  });

  it('have words for Saturdays and working days of every season', () => {
    for (const day of daysBetween('2026-01-01', '2026-12-31')) {
      const fitting = eventTexts.filter(({ season }) => isInSeason(season, day));
      expect(fitting.filter(({ isOnSaturday }) => isOnSaturday).length).toBeGreaterThan(2);
      expect(fitting.filter(({ isOnSaturday }) => !isOnSaturday).length).toBeGreaterThan(10);
    }
  });
});

describe('support messages', () => {
  const unsaid = uniqueTexts();
  const messages = facilities.flatMap((one) => supportMessagesOf(one, addDays(today, -399), today, unsaid));

  it('are of about a fifth of the facilities, one to four each', () => {
    const counts = new Map<number, number>();
    for (const { facility_id } of messages) counts.set(facility_id, (counts.get(facility_id) ?? 0) + 1);
    expect(counts.size / facilities.length).toBeGreaterThan(0.15);
    expect(counts.size / facilities.length).toBeLessThan(0.27);
    expect(new Set(countsOfMost(counts))).toEqual(new Set([1, 2, 3, 4]));
  });

  it('fill more than a page of one facility', () => {
    const own = messages.filter(({ facility_id }) => facility_id === muchToRead.id);
    expect(own.length).toBeGreaterThan(supportMessagesPerPage[0]);
    expect(new Set(own.map(({ posted_on }) => posted_on)).size).toBe(own.length);
  });

  it('are of all classes and all recommendations, mostly warm, of children the facility takes', () => {
    const of = (id: number) => messages.filter((one) => one.support_message_recommend_kind_id === id).length;
    expect(new Set(messages.map(({ child_class_id }) => child_class_id))).toEqual(new Set(childClassIds));
    expect(supportMessageRecommendKindIds.every((id) => of(id) > 0)).toBe(true);
    expect((of(1) + of(2)) / messages.length).toBeGreaterThan(0.7);
    for (const { facility_id, child_class_id } of messages)
      expect(facilities[facility_id - 1]?.classes).toContain(child_class_id);
  });

  it('are written by parents as old as parents of such children are', () => {
    const share = (text: string, child: number) => {
      const ages = Array.from({ length: 4_000 }, (_, seed) =>
        parentAgeOf(randomSource(seed), child as (typeof childClassIds)[number]),
      );
      return ages.filter((age) => age === text).length / ages.length;
    };
    expect(share('20代前半', 5)).toBeLessThan(0.015);
    expect(share('20代前半', 0)).toBeGreaterThan(0.03);
    expect(share('40代後半', 0)).toBeLessThan(0.01);
    expect(share('30代後半', 5)).toBeGreaterThan(share('30代後半', 0));
  });

  it('speak of school in the year before it, and turn from praise to grumbling with a word', () => {
    const many = facilities.flatMap((one) =>
      supportMessagesOf(one, '2015-01-01', today, {
        make: <T>(_: readonly string[], make: () => T) => make(),
      }),
    );
    const ofSchool = many.filter((one) => one.support_message_description.includes('就学'));
    expect(new Set(ofSchool.map(({ child_class_id }) => child_class_id))).toEqual(new Set([5]));
    const grumbling = many.filter((one) => one.support_message_recommend_kind_id === 4);
    expect(grumbling.length).toBeGreaterThan(10);
    for (const { support_message_description } of grumbling) {
      const [opening, complaint] = support_message_description.split(/(?<=。)/);
      expect(complaint).toMatch(/^ただ、/);
      expect(opening).not.toMatch(/心配|不安|気がかり|泣/);
    }
  });

  it('never read the same twice', () => {
    const texts = messages.map((one) => one.support_message_description);
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.99);
    const own = messages.map((one) => `${one.facility_id} ${one.support_message_description}`);
    expect(new Set(own).size).toBe(own.length);
  });
});

describe('words that must not repeat', () => {
  it('are made again until they are new on each list, as long as there are any', () => {
    const { make } = uniqueTexts();
    let at = 0;
    const next = (list: string) =>
      make(
        [list],
        () => ['a', 'b', 'c'][at++ % 3] as string,
        (word) => [word],
      );
    expect(new Set([next('x'), next('x'), next('x')])).toEqual(new Set(['a', 'b', 'c']));
    expect(['a', 'b', 'c']).toContain(next('x'));
    at = 0;
    expect(next('y')).toBe('a');
  });
});
