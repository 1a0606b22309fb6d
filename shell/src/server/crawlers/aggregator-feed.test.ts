import { sampleJob } from '@enerabi/shared/testing/sample-jobs';
import { expect, it } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { feedEnd, feedStart, jobElement } from './aggregator-feed.ts';

const facility = {
  path_name: 'hanaoka',
  name: '花岡保育園',
  prefecture_code: '350001',
  municipality_name: '下松市',
  address: '山口県下松市末武上1065',
  postal_code: '744-0024',
};
const daily_schedule = [{ time: '08:30', text: '出勤／朝礼' }];
const job = {
  ...sampleJob({ has_weekends_off: true, daily_schedule }),
  job_posting_id: 5,
  paid_hours: 160,
  facility,
};
const settings = { origin: 'https://example.jp', siteName: 'えんえらび' };
const read = (xml: string) =>
  (
    new XMLParser({ parseTagValue: false, isArray: (name) => name === 'job' }).parse(xml) as {
      source: Record<string, string> & { job: Record<string, string>[] };
    }
  ).source;

const feed = (...jobs: (typeof job)[]) =>
  feedStart(settings, '2026-05-20') + jobs.map((one) => jobElement(settings.origin, one)).join('') + feedEnd;

it('has what aggregators read, and every condition beside it', () => {
  const xml = feed(job);
  expect(XMLValidator.validate(xml)).toBe(true);
  const source = read(xml);
  expect(source).toMatchObject({
    publisher: 'えんえらび',
    publisherurl: 'https://example.jp/',
    lastBuildDate: 'Wed, 20 May 2026 00:00:00 +0900',
  });
  expect(source.job).toHaveLength(1);
  expect(source.job[0]).toMatchObject({
    title: '保育士（正社員）',
    date: 'Wed, 01 Apr 2026 00:00:00 +0900',
    referencenumber: '5',
    url: 'https://example.jp/f/hanaoka/job/nursery-teacher',
    company: '社会福祉法人 花岡会',
    city: '下松市',
    state: '山口県',
    country: 'JP',
    salary: '月給 210,000円〜260,000円',
    jobtype: 'fulltime',
    duties_change: '変更なし',
    has_weekends_off: 'true',
    has_rented_housing: 'false',
    valid_through: '2026-06-30',
    paid_hours: '160',
    daily_schedule: JSON.stringify(daily_schedule),
  });
  expect(source.job[0]).not.toHaveProperty('salary_note');
});

it('shows any text as it is', () => {
  const title = '<b>保育士</b> ]]> & \u0000園';
  expect(read(feed({ ...job, title })).job[0]?.title).toBe('<b>保育士</b> ]]> & 園');
});

it('is well-formed without postings', () => {
  expect(XMLValidator.validate(feed())).toBe(true);
});
