import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.ts';
import { admissionKind } from './admission-kind.ts';
import { importPosts } from './import-posts.ts';
import { csvTemplate } from './post-template.ts';

const heading = '市区町村コード,識別名,入園月,区分,受付開始,締切,結果発表,案内のページ';
const first = '131121,setagaya-1,2027年4月,一次,2026/10/15,令和8年12月10日,2027-02-10,https://example.lg.jp/';

describeOnDatabases('importing when municipalities take applications', (database) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-admissions-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => sql`delete from admission_round`.execute(database.db));

  const run = async (content: string, isComplete = false) => {
    const path = join(folder, 'admissions.csv');
    await writeFile(path, content);
    return importPosts(database, admissionKind, [path], {
      source: '世田谷区',
      isComplete,
      isStrict: false,
      isDryRun: false,
      today: '2026-11-29',
      onProgress: () => {},
    });
  };
  const csv = (...rows: string[]) => [heading, ...rows].join('\r\n');
  const stored = async () =>
    database.db
      .selectFrom('admission_round')
      .select(['prefecture_code', 'admission_month', 'opens_on', 'closes_on', 'results_on', 'url'])
      .where('is_published', '=', true)
      .execute();

  it('creates the rounds, changes nothing the second time, and withdraws what a complete file lacks', async () => {
    expect(await run(csv(first))).toMatchObject({ outcome: 'imported', created: 1, problems: [] });
    expect(await stored()).toEqual([
      {
        prefecture_code: '130001',
        admission_month: '2027-04',
        opens_on: '2026-10-15',
        closes_on: '2026-12-10',
        results_on: '2027-02-10',
        url: 'https://example.lg.jp/',
      },
    ]);
    expect(await run(csv(first))).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    const second = '131121,setagaya-2,2027-04,二次,,2027-02-15,,';
    expect(await run(csv(second), true)).toMatchObject({ created: 1, withdrawn: 1 });
    expect((await stored()).map(({ closes_on }) => closes_on)).toEqual(['2027-02-15']);
  });

  it('takes its own template', async () => {
    expect(await run(csvTemplate(admissionKind))).toMatchObject({ created: 1, problems: [] });
  });

  it.each([
    ['131121,a,2027-04,一次,2026-12-11,2026-12-10,,', 'closes_on'],
    ['131121,a,2027-04,一次,,2026-12-10,2026-12-01,', 'results_on'],
    ['131121,a,2027-04,一次,,2027-05-10,,', 'closes_on'],
    ['131121,a,四月,一次,,2026-12-10,,', 'admission_month'],
    ['991121,a,2027-04,一次,,2026-12-10,,', 'municipality_code'],
    ['131121,a,2027-04,一次,,,,', 'closes_on'],
  ])('refuses %s, naming row and column %s', async (row, column) => {
    const report = await run(csv(row));
    expect(report).toMatchObject({ created: 0, skipped: 1 });
    expect(report.problems).toMatchObject([{ row: 2, column, kind: 'skipped' }]);
  });
});
