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

it('describes a posting by everything that the law wants stated, and by all parts of its pay', () => {
  const paid = {
    ...job,
    salary_note: '処遇改善手当 20,000円を含みます',
    fixed_overtime_pay: 15_000,
    fixed_overtime_hours: 10,
    contract_term: '1年',
    renewal_limit: '通算5年まで',
  };
  expect(read(feed(paid)).job[0]?.description?.split('\n')).toEqual([
    '【職種】保育士',
    '【雇用形態】正社員',
    '【仕事の内容】保育業務全般',
    '【仕事の内容の変更の範囲】変更なし',
    '【応募に必要な資格・経験】保育士資格',
    '【働く場所】花岡保育園',
    '【働く場所の変更の範囲】変更なし',
    '【契約期間】1年',
    '【契約の更新の上限】通算5年まで',
    '【試用期間】3か月',
    '【勤務時間】7:30〜18:30のうち8時間',
    '【時間外労働】月平均3時間',
    '【休日・休暇】日曜日・祝日',
    '【年間休日】120日',
    '【給与】月給 210,000円〜260,000円。処遇改善手当 20,000円を含みます',
    '【固定残業代】固定残業代 15,000円（10時間分）を給与とは別に支給します。10時間を超える時間外労働の分は、追加で支給します。',
    '【社会保険など】社会保険完備',
    '【待遇・応募の条件】土日休み',
    '【受動喫煙を防ぐための措置】敷地内禁煙',
    '【募集者】社会福祉法人 花岡会',
  ]);
});

it('shows any text as it is', () => {
  const title = '<b>保育士</b> ]]> & \u0000園';
  expect(read(feed({ ...job, title })).job[0]?.title).toBe('<b>保育士</b> ]]> & 園');
});

it('is well-formed without postings', () => {
  expect(XMLValidator.validate(feed())).toBe(true);
});
