import { demoFacilityOf } from '@enerabi/demo/demo-facility';
import { generateFacilities } from '@enerabi/demo/generate-facilities';
import { questions } from '@enerabi/demo/interviews/interview-texts';
import { interviewsOf, staticTexts } from '@enerabi/demo/interviews/interviews';
import { jobPostingsOf } from '@enerabi/demo/job-postings/job-postings';
import { describe, expect, it } from '@jest/globals';
import { facilityRow } from '../catalogue/facilities/facility.row.ts';

const today = '2026-05-20';
const records = [...generateFacilities({ facilities: 1_500, seed: 1, today })];
const facilities = records.map((record, at) => ({
  ...demoFacilityOf({
    id: at + 1,
    ...facilityRow(record, '', today),
    corporation_name: record.corporation?.name ?? null,
  }),
  record,
}));

describe('posts of invented facilities', () => {
  const all = facilities.flatMap((facility) =>
    jobPostingsOf(facility, '2025-06-01', today).map((post) => ({ facility, post })),
  );

  it('depend on the facility and the month alone', () => {
    for (const facility of facilities.slice(0, 200)) {
      const before = jobPostingsOf(facility, '2026-03-01', '2026-04-30');
      const later = jobPostingsOf(facility, '2026-03-01', today);
      expect(later).toEqual(expect.arrayContaining(before));
    }
  });

  it('say every condition, in words, and for whom they are', () => {
    expect(all.length).toBeGreaterThan(500);
    for (const { facility, post } of all) {
      for (const [name, value] of Object.entries(post)) if (value === '') throw new Error(`${name} is empty`);
      expect(post.place).toContain(facility.record.name);
      expect(post.place).toContain(facility.record.address);
      expect(post.posted_on <= post.updated_on && post.updated_on < post.valid_through).toBe(true);
      const hasEnd = post.contract_term.startsWith('期間の定めあり');
      expect(post.renewal_limit !== null).toBe(hasEnd);
      const [, year] = /（.*?(\d{4})年3月31日まで）/.exec(post.contract_term) ?? [];
      if (hasEnd) expect(`${year}-03-31` > post.posted_on).toBe(true);
    }
  });

  it('look for the same only once at a time', () => {
    for (const [at, { facility, post }] of all.entries()) {
      const others = all.slice(at + 1).filter((other) => other.facility === facility);
      const again = others.filter(
        (other) => other.post.title === post.title && other.post.posted_on <= post.valid_through,
      );
      expect(again.map((other) => other.post.path_name)).toEqual([]);
    }
  });

  it('pay what is usual in 2026: never below the minimum wage, monthly pay for some 165 hours included', () => {
    for (const { post } of all) {
      const hourly = post.salary_unit === 'hour' ? post.salary_min : post.salary_min / 165;
      // Tokyo had 1,226 yen from October 2025, the lowest prefectures 1,023.
      expect(hourly).toBeGreaterThan(post.prefecture_code.startsWith('13') ? 1_300 : 1_120);
      expect(post.salary_max).toBeGreaterThanOrEqual(post.salary_min);
      expect(post.salary_unit === 'hour' ? post.salary_max < 2_600 : post.salary_max < 370_000).toBe(true);
    }
  });

  it('fit the facility: no cook without a kitchen, no nurse without infants, no permanent post of a municipality', () => {
    for (const { facility, post } of all) {
      if (post.job_type === 5) expect(facility.hasMeals).toBe(true);
      if (post.job_type === 3) expect(facility.classes).toContain(0);
      if (facility.isPublic) expect([3, 4]).toContain(post.employment_status);
    }
  });
});

describe('interviews of invented facilities', () => {
  const all = facilities.flatMap((facility) => interviewsOf(facility));

  it('are not many, have four or five answers each, and say nothing that the facility has not', () => {
    expect(all.length).toBeGreaterThan(40);
    expect(all.length).toBeLessThan(200);
    for (const { answers } of all) {
      expect(answers.length).toBeGreaterThanOrEqual(4);
      for (const { question, answer } of answers) expect(question !== '' && answer !== '').toBe(true);
    }
    for (const facility of facilities) {
      const said = new Set(
        interviewsOf(facility).flatMap(({ answers }) => answers.map(({ answer }) => answer)),
      );
      const ofGarden = questions.flatMap(({ answers }) => answers.filter(({ needs }) => needs === 'garden'));
      if (!facility.hasGarden) for (const { text } of ofGarden) expect(said.has(text)).toBe(false);
    }
  });

  it('have a text of their own at each fixed address (R1.5)', () => {
    const texts = Object.values(staticTexts);
    expect(texts).toHaveLength(10);
    expect(new Set(texts.flatMap(({ answers }) => answers.map(({ answer }) => answer))).size).toBe(
      texts.flatMap(({ answers }) => answers).length,
    );
  });
});
