import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { sql } from 'kysely';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { eventKind } from './event-kind.ts';
import { importPosts, type PostImportOptions } from './import-posts.ts';
import { interviewKind } from './interview-kind.ts';
import { noticeKind } from './notice-kind.ts';
import type { PostKind } from './post-kind.ts';
import { postReportText } from './post-report.text.ts';
import { csvTemplate, jsonTemplate } from './post-template.ts';

const heading = '施設,都道府県,パス名,名称,内容,対象,場所,定員,開始,終了,掲載日';
const garden =
  'hanaoka,,garden,園庭であそぼう,砂場で遊べます。,入園希望,園庭,8組,2026/12/5 10:00,2026/12/5 11時30分,';
const online =
  ',東京都,online,オンライン相談会,お話しします。,job_seeker,オンライン,,2026-12-10 19:00,2026-12-10 20:00,2026-11-01';

describeOnDatabases('importing events, notices and interviews', (database) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-post-'));
    await saveFacilities(database.db, [
      sampleRecord('A', { path_name: 'hanaoka', facility_number: '1310000000001' }),
      sampleRecord('HIDDEN', { path_name: 'hidden', is_published: false }),
    ]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => sql`truncate event, notification, interview`.execute(database.db));

  const file = async (content: string | Buffer, name = 'posts.csv') => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const run = async (
    content: string | Buffer,
    options: Partial<PostImportOptions> & { kind?: PostKind; name?: string } = {},
  ) => {
    const { kind = eventKind, name, ...more } = options;
    return importPosts(database, kind, [await file(content, name)], {
      source: '花岡市',
      isComplete: false,
      isStrict: false,
      isDryRun: false,
      today: '2026-11-25',
      onProgress: () => {},
      ...more,
    });
  };
  const csv = (...rows: string[]) => [heading, ...rows].join('\r\n');
  const stored = async () => {
    const { rows } = await sql<{ text: string }>`
      select concat_ws(' ', path_name, title, starts_at, ends_at, capacity, audience, prefecture_code, posted_on) as text
      from event where is_published order by path_name
    `.execute(database.db);
    return rows.map(({ text }) => text);
  };

  it('creates what is new, and changes nothing the second time', async () => {
    expect(await run(csv(garden, online))).toMatchObject({ outcome: 'imported', created: 2, problems: [] });
    expect(await stored()).toEqual([
      'garden 園庭であそぼう 2026-12-05 10:00:00 2026-12-05 11:30:00 8 applicant 130001 2026-11-25',
      'online オンライン相談会 2026-12-10 19:00:00 2026-12-10 20:00:00 job_seeker 130001 2026-11-01',
    ]);
    expect(await run(csv(garden, online))).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    // Its posting date was today's; another day's run keeps it.
    expect(await run(csv(garden), { today: '2026-12-01' })).toMatchObject({ updated: 0, unchanged: 1 });
    const changed = csv(garden.replace('8組', '6組'), online);
    expect(await run(changed)).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
  });

  it('takes CP932 and JSON Lines, and a facility by its number', async () => {
    expect(await run(iconv.encode(csv(garden), 'cp932'))).toMatchObject({ created: 1 });
    const line = JSON.stringify({
      ...JSON.parse(jsonTemplate(eventKind)),
      facility: '1310000000001',
      capacity: 5,
      place: null,
    });
    expect(await run(`${line}\n`, { name: 'posts.jsonl' })).toMatchObject({ created: 1, problems: [] });
  });

  it('refuses a number that two facilities share', async () => {
    const number = '1310000000002';
    await saveFacilities(database.db, [
      sampleRecord('C', { path_name: 'first', facility_number: number }),
      sampleRecord('D', { path_name: 'second', facility_number: number }),
    ]);
    const { created, problems } = await run(csv(garden.replace('hanaoka', number)));
    expect([created, problems[0]?.column, problems[0]?.action]).toEqual([
      0,
      'facility',
      'several facilities have this number; give the path name',
    ]);
  });

  it('names row and column of every fault, and keeps the good rows', async () => {
    const report = await run(
      csv(
        garden,
        garden.replace('hanaoka,', 'nobody,').replace('garden', 'b'),
        garden.replace('hanaoka,', 'hidden,').replace('garden', 'c'),
        garden.replace('入園希望', 'みなさま').replace('garden', 'd'),
        garden.replace('11時30分', '9:00').replace('garden', 'e'),
        garden.replace('園庭であそぼう', '').replace('garden', 'f'),
        garden.replace('garden', 'ガーデン'),
        garden.replace('hanaoka', '').replace('garden', 'h'),
        garden,
      ),
    );
    expect(report).toMatchObject({ outcome: 'imported', created: 1, skipped: 8 });
    expect(report.problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '3 facility',
      '4 facility',
      '5 audience',
      '6 ends_at',
      '7 title',
      '8 path_name',
      '9 facility',
      '10 path_name',
    ]);
    expect(postReportText(report)).toContain(
      'posts.csv row 3  facility  「nobody」  skipped: no published facility has this path name or number',
    );
  });

  it('writes nothing with --strict and a fault, on a dry run, and if a file cannot be read', async () => {
    const broken = csv(garden, garden.replace('入園希望', '？'));
    expect(await run(broken, { isStrict: true })).toMatchObject({ outcome: 'refused', created: 1 });
    expect(await run(csv(garden), { isDryRun: true })).toMatchObject({ outcome: 'dry_run', created: 1 });
    const failed = await run('名称,内容\r\nあ,い\r\n');
    expect(failed).toMatchObject({ outcome: 'failed' });
    expect(failed.files[0]?.error).toMatch(/row 1 has no column パス名, 対象, 開始, 終了; see --template/);
    expect(await stored()).toEqual([]);
  });

  it('withdraws what a complete file no longer has, of its own source only', async () => {
    await run(csv(garden));
    await run(csv(online), { source: '東京都' });
    const next = garden.replace('garden', 'next');
    expect(await run(csv(next), { isComplete: true })).toMatchObject({ created: 1, withdrawn: 1 });
    expect((await stored()).map((text) => text.split(' ')[0])).toEqual(['next', 'online']);
    // A fault could hide a row that is still there.
    const faulty = csv(garden.replace('入園希望', '？'));
    expect(await run(faulty, { isComplete: true })).toMatchObject({ outcome: 'refused' });
    expect(await run(csv(garden, next), { isComplete: true })).toMatchObject({ updated: 1, unchanged: 1 });
  });

  it('leaves the rows of other publishers alone', async () => {
    await run(csv(garden));
    const report = await run(csv(garden.replace('8組', '6組')), { source: '別の市' });
    expect(report).toMatchObject({ created: 0, updated: 0, skipped: 1 });
    expect(report.problems[0]).toMatchObject({ row: 2, column: 'path_name', text: 'garden' });
  });

  it('takes interviews, with as many questions as are filled in', async () => {
    const template = csvTemplate(interviewKind);
    expect(await run(template, { kind: interviewKind })).toMatchObject({ created: 1, problems: [] });
    expect(await run(template, { kind: interviewKind })).toMatchObject({ unchanged: 1 });
    const { rows } = await sql<{ answers: unknown }>`select job_type, answers from interview`.execute(
      database.db,
    );
    expect(rows).toEqual([
      {
        job_type: 1,
        answers: [
          {
            question: '入職のきっかけを教えてください。',
            answer: '実習でお世話になった先輩の姿にあこがれました。',
          },
        ],
      },
    ]);
    const lonely = template.replace(
      '実習でお世話になった先輩の姿にあこがれました。,',
      '実習で。,休みの日は？',
    );
    expect((await run(lonely, { kind: interviewKind })).problems).toMatchObject([
      { row: 2, column: 'answer_2' },
    ]);
  });

  it('takes notices, whose path names are each facility’s own', async () => {
    expect(await run(csvTemplate(noticeKind), { kind: noticeKind })).toMatchObject({
      created: 1,
      problems: [],
    });
    expect(await run(csvTemplate(noticeKind), { kind: noticeKind })).toMatchObject({ unchanged: 1 });
  });
});
