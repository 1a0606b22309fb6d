import { sampleFacility } from '@enerabi/shared/testing';
import { sampleJobSummary } from '@enerabi/shared/testing/sample-jobs';
import { expect, it } from '@jest/globals';
import { XMLValidator } from 'fast-xml-parser';
import { rssFeed } from './feed.ts';
import { jobItems } from './job-feed.ts';

const of = {
  origin: 'https://example.jp',
  siteName: 'えんえらび',
  self: '/rss/jobs.xml',
  page: '/job',
  title: '新着の求人',
  description: '新しい求人',
};

it('says of each posting what is paid, where, and when it was last confirmed', () => {
  const job = sampleJobSummary({ accepts_visits: true });
  const [item] = jobItems([job]);
  expect(item).toEqual({
    title: '保育士（正社員）（花岡保育園）',
    path: '/f/hanaoka/job/nursery-teacher',
    postedOn: '2026-04-01',
    category: '保育士',
    text: [
      '保育士（正社員）',
      '月給 210,000円〜260,000円',
      '勤務地：下松市',
      '7:30〜18:30のうち8時間',
      '応募の前に園見学できる',
      '最終確認 2026年4月1日、2026年6月30日まで掲載',
    ].join('\n'),
  });
  expect(XMLValidator.validate(rssFeed(of, jobItems([job])))).toBe(true);
});

it('says that a posting of a demonstration is none', () => {
  const [item] = jobItems([sampleJobSummary({ facility: sampleFacility({ is_demo: true }) })]);
  expect(item?.text).toMatch(/架空の園のデモ用の求人です。応募はできません。$/);
});
