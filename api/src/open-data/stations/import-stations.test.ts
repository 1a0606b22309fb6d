import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { sql } from 'kysely';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { addRailways } from '../../demo-data/add-railways.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { importStations } from './import-stations.ts';
import { stationReportText } from './report.text.ts';

const header = 'name,line,operator,lat,lng,pref_code';
const toyoko = (name: string, lat: string, lng: string, pref = '130001') =>
  `${name},東横線,東京急行電鉄,${lat},${lng},${pref}`;
const rows = [
  toyoko('自由が丘', '35.60709', '139.66874'),
  toyoko('渋谷', '35.65859', '139.70135'),
  toyoko('中目黒', '35.64414', '139.69902'),
];

describeOnDatabases('importing stations', (database) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-stations-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    await sql`truncate facility, source, railway_line restart identity cascade`.execute(database.db);
  });
  const write = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const run = (path: string, isDryRun = false) =>
    importStations(database, [path], { isDryRun, licence: 'CC BY 4.0', onProgress: () => {} });
  const stored = async () => {
    const { rows: found } = await sql<{ text: string }>`
      select line.operator || ' ' || line.name || ' ' || station.name as text
      from railway_station station join railway_line line on line.id = station.line_id
      where not station.is_demo order by station.line_order
    `.execute(database.db);
    return found.map(({ text }) => text);
  };
  const ids = async () => {
    const found = await database.db
      .selectFrom('railway_station')
      .select(['id', 'name'])
      .orderBy('id')
      .execute();
    return found.map(({ id, name }) => `${id} ${name}`);
  };

  it('creates them in line order under the names people know, and changes nothing the second time', async () => {
    const path = await write('toyoko.csv', [header, ...rows].join('\r\n'));
    expect(await run(path)).toMatchObject({
      outcome: 'imported',
      files: [{ layout: 'N02, compact CSV', encoding: 'utf-8', read: 3, lines: 1, created: 3, skipped: 0 }],
    });
    expect(await stored()).toEqual([
      '東急電鉄 東急東横線 渋谷',
      '東急電鉄 東急東横線 中目黒',
      '東急電鉄 東急東横線 自由が丘',
    ]);
    const before = await ids();
    const again = await run(path);
    expect(again.files).toMatchObject([{ created: 0, updated: 0, unchanged: 3 }]);
    expect(stationReportText(again)).toContain(
      'Nothing changed: the database already says what the file says.',
    );
    expect(await ids()).toEqual(before);
  });

  it('keeps the credit with each station', async () => {
    await run(await write('toyoko.csv', [header, ...rows].join('\n')));
    const { rows: found } = await sql`
      select distinct source.name, source.licence from railway_station join source on source.id = source_id
    `.execute(database.db);
    expect(found).toEqual([{ name: '国土数値情報（鉄道データ）（国土交通省）', licence: 'CC BY 4.0' }]);
  });

  it('reads CP932 and a byte order mark', async () => {
    const text = [header, ...rows].join('\r\n');
    expect(await run(await write('sjis.csv', iconv.encode(text, 'cp932')))).toMatchObject({
      files: [{ encoding: 'cp932', created: 3 }],
    });
    expect(await run(await write('bom.csv', `\uFEFF${text}`))).toMatchObject({
      files: [{ encoding: 'utf-8', unchanged: 3 }],
    });
  });

  it('moves a station under its id, and lets those stay that a file does not name', async () => {
    await run(await write('toyoko.csv', [header, ...rows].join('\n')));
    const before = await ids();
    const moved = [header, toyoko('渋谷', '35.66', '139.702'), toyoko('代官山', '35.648', '139.703')];
    expect(await run(await write('moved.csv', moved.join('\n')))).toMatchObject({
      files: [{ created: 1, updated: 1, unchanged: 0 }],
    });
    expect((await ids()).slice(0, 3)).toEqual(before);
  });

  it('says in a dry run what would happen, and writes nothing', async () => {
    const path = await write('toyoko.csv', [header, ...rows].join('\n'));
    const report = await run(path, true);
    expect(report).toMatchObject({ outcome: 'dry_run', files: [{ created: 3 }] });
    expect(stationReportText(report)).toContain('3 would be created');
    expect(await stored()).toEqual([]);
  });

  it('takes the place of demonstrated stations: same line and name keep their id, doubles nearby go', async () => {
    await saveFacilities(database.db, [sampleRecord('DEMO', { is_demo: true })]);
    await addRailways(database.db);
    const shibuya = async () => {
      const { rows: found } = await sql<{ id: number; line: string; is_demo: boolean }>`
        select station.id, line.name as line, station.is_demo from railway_station station
        join railway_line line on line.id = station.line_id
        where station.name = '渋谷' and station.prefecture_code = '130001' order by 2
      `.execute(database.db);
      return found;
    };
    const before = await shibuya();
    expect(before.length).toBeGreaterThan(3);
    const report = await run(await write('toyoko.csv', [header, ...rows].join('\n')));
    expect(report.files).toMatchObject([{ created: 0, updated: 3 }]);
    expect(report.files[0]?.replaced).toBeGreaterThan(before.length - 1);
    const same = before.find(({ line }) => line === '東急東横線');
    expect(await shibuya()).toEqual([{ ...same, is_demo: false }]);
    expect(await addRailways(database.db)).toBeUndefined();
  });

  it('says of a file that cannot be used why, in one line, and takes the next', async () => {
    const good = await write('toyoko.csv', [header, ...rows].join('\n'));
    const bad = await write('other.csv', 'a,b\n1,2\n');
    const report = await importStations(database, [bad, join(folder, 'missing.csv'), good], {
      isDryRun: false,
      licence: null,
      onProgress: () => {},
    });
    expect(report.outcome).toBe('failed');
    expect(report.files.map(({ error }) => error)).toEqual([
      expect.stringMatching(/other\.csv: row 1: no column name, line, [^\n]+$/),
      expect.stringMatching(/missing\.csv: no such file$/),
      null,
    ]);
    expect(await stored()).toHaveLength(3);
  });
});
