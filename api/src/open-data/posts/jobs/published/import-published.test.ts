import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobFlagNames } from '@enerabi/shared/constants';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { sql } from 'kysely';
import { saveFacilities } from '../../../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../../../testing/databases.ts';
import { sampleRecord } from '../../../../testing/sample-record.ts';
import { importPosts, type PostImportOptions } from '../../import-posts.ts';
import { noticeKind } from '../../notice-kind.ts';
import { jsonTemplate } from '../../post-template.ts';
import { jobKind } from '../job-kind.ts';

type Fields = Record<string, string>;
const template = JSON.parse(jsonTemplate(jobKind)) as Fields;
const job = (changes: Fields = {}, leftOut: readonly string[] = []) =>
  Object.entries({ ...template, ...changes }).filter(([name]) => !leftOut.includes(name));

const feed = (...jobs: [string, string][][]) => {
  const written = jobs.map((elements) =>
    elements.map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`).join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<source>\n<publisher>花岡会</publisher>\n${written.map((one) => `<job>${one}</job>\n`).join('')}</source>\n`;
};

/** As a page states it: what schema.org has no property for is additional. */
const posting = (changes: Fields = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: '保育士',
  description: 'クラス担任としての保育業務',
  datePosted: '2026-11-20',
  validThrough: '2027-03-31T23:59:59+09:00',
  employmentType: 'FULL_TIME',
  workHours: '7:00〜19:00のうち8時間（休憩60分）',
  hiringOrganization: { '@type': 'Organization', name: '社会福祉法人 花岡会' },
  jobLocation: { '@type': 'Place', name: '花岡保育園' },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'JPY',
    value: { '@type': 'QuantitativeValue', unitText: 'MONTH', minValue: 230_000, maxValue: 280_000 },
  },
  additionalProperty: job(changes, [
    'title',
    'job_type',
    'employment_status',
    'duties',
    'place',
    'hours',
    'salary_unit',
    'salary_min',
    'salary_max',
    'employer_name',
    'posted_on',
    'valid_through',
  ]).map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
});

describeOnDatabases('importing postings from feeds and pages', (database) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-published-'));
    await saveFacilities(database.db, [sampleRecord('A', { path_name: 'hanaoka' })]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => sql`delete from job_posting`.execute(database.db));

  const run = async (
    name: string,
    content: string | Buffer,
    options: Partial<PostImportOptions> = {},
    kind = jobKind,
  ) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return importPosts(database, kind, [path], {
      source: '花岡会',
      isComplete: false,
      isStrict: false,
      isDryRun: false,
      today: '2026-11-25',
      onProgress: () => {},
      ...options,
    });
  };
  const stored = async () => {
    const columns = jobKind.columns.map((column) => sql.ref(column));
    const { rows } = await sql<Fields>`
      select ${sql.join(columns)} from job_posting where is_published order by path_name
    `.execute(database.db);
    return rows;
  };

  it('takes of a feed what it takes of JSON Lines', async () => {
    await run('jobs.jsonl', jsonTemplate(jobKind));
    const before = await stored();
    expect(await run('feed.xml', feed(job()))).toMatchObject({ unchanged: 1, created: 0, problems: [] });
    await sql`delete from job_posting`.execute(database.db);
    expect(await run('feed.xml', feed(job()))).toMatchObject({ created: 1, problems: [] });
    expect(await stored()).toEqual(before);
  });

  it('reads any encoding of a feed that the other files may have', async () => {
    const written = feed(job({ hours: '8時間（休憩60分）' }));
    expect(await run('feed.xml', iconv.encode(written, 'cp932'))).toMatchObject({ created: 1 });
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(written)]);
    expect(await run('feed.xml', marked)).toMatchObject({ unchanged: 1 });
  });

  it('refuses a job without the conditions of the law, by place and column, and keeps the others', async () => {
    const plain: [string, string][] = [
      ['title', '保育士'],
      ['date', 'Fri, 20 Nov 2026 00:00:00 +0900'],
      ['referencenumber', '4711'],
      ['url', 'https://jobs.example.jp/4711'],
      ['company', '花岡会'],
      ['city', '千代田区'],
      ['state', '東京都'],
      ['description', 'クラス担任'],
      ['salary', '月給 230,000円'],
      ['jobtype', 'fulltime'],
      ['category', '保育士'],
    ];
    const { created, skipped, problems } = await run('feed.xml', feed(job(), plain));
    expect([created, skipped]).toEqual([1, 1]);
    expect(problems.map(({ row, column, action }) => `${row} ${column}: ${action}`)).toEqual(
      [
        'facility',
        'duties_change',
        'place',
        'place_change',
        'contract_term',
        'probation',
        'hours',
        'holidays',
        'salary_unit',
        'salary_min',
        'insurance',
        'passive_smoking_measure',
        'updated_on',
        'valid_through',
      ].map((column) => `2 ${column}: empty`),
    );
  });

  it('names what is wrong with an element', async () => {
    const { problems } = await run('feed.xml', feed(job(), job({ path_name: 'b', salary_min: '応相談' })));
    expect(problems).toMatchObject([{ file: 'feed.xml', row: 2, column: 'salary_min', text: '応相談' }]);
  });

  it('writes nothing of a feed that is cut off, and withdraws nothing by it', async () => {
    const whole = feed(job(), job({ path_name: 'b' }));
    await run('feed.xml', whole);
    for (const end of [-2, -12, whole.indexOf('<path_name><![CDATA[b'), whole.lastIndexOf('<job>')]) {
      const report = await run('feed.xml', whole.slice(0, end), { isComplete: true });
      expect([end, report.outcome]).toEqual([end, 'failed']);
      expect(report.files[0]?.error).toMatch(/feed\.xml: no XML to its end: line \d+/);
    }
    expect(await stored()).toHaveLength(2);
    expect(await run('feed.xml', feed(job()), { isComplete: true })).toMatchObject({
      withdrawn: 1,
      unchanged: 1,
    });
  });

  it('refuses all with --strict, and writes nothing on a dry run', async () => {
    const faulty = feed(job(), job({ path_name: 'b', insurance: '' }));
    expect(await run('feed.xml', faulty, { isStrict: true })).toMatchObject({ outcome: 'refused' });
    expect(await run('feed.xml', feed(job()), { isDryRun: true })).toMatchObject({ created: 1 });
    expect(await stored()).toEqual([]);
  });

  it('takes postings of pages, with the rest of the conditions beside them', async () => {
    expect(await run('page.jsonld', JSON.stringify(posting(), null, 2))).toMatchObject({
      created: 1,
      problems: [],
    });
    await run('jobs.jsonl', JSON.stringify({ ...template, title: '保育士' }));
    expect(await run('page.json', JSON.stringify({ '@graph': [posting()] }))).toMatchObject({ unchanged: 1 });
    const two = [posting(), posting({ path_name: 'b', passive_smoking_measure: '' })];
    expect((await run('page.json', JSON.stringify(two))).problems).toMatchObject([
      { row: 2, column: 'passive_smoking_measure', action: 'empty' },
    ]);
    const [found] = await stored();
    expect(found).toMatchObject(
      Object.fromEntries(jobFlagNames.map((flag) => [flag, flag === 'accepts_visits'])),
    );
  });

  it.each([
    ['page.json', JSON.stringify(posting(), null, 2).slice(0, -9), /page\.json: no JSON-LD to its end/],
    ['page.json', '{"@context": "https://schema.org", "@type": "WebPage"}', /no JobPosting in it/],
    ['page.html', '<!DOCTYPE html><html><body></body></html>', /a DOCTYPE is not read/],
    ['page.html', '<html><body></body></html>', /no <source>/],
  ])('cannot use %s', async (name, content, message) => {
    const report = await run(name, content);
    expect([report.outcome, report.files[0]?.error]).toEqual(['failed', expect.stringMatching(message)]);
  });

  it('reads XML of no other posts', async () => {
    const { files } = await run('notices.xml', feed(job()), {}, noticeKind);
    expect(files[0]?.error).toContain('notices are not read from XML');
  });
});
