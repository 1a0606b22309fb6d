import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type HostedData, hostData } from '../../testing/data-command.ts';

/** Each command is a process. */
jest.setTimeout(60_000);

const older = join(import.meta.dirname, 'fixtures/older-28.utf8bom.csv');
const papamama = join(import.meta.dirname, 'fixtures/papamama.geojson');
const standard = join(import.meta.dirname, 'fixtures/standard-51.cp932.csv');

describe('npm run data -- import', () => {
  let hosted: HostedData;
  beforeAll(async () => {
    hosted = await hostData();
  });
  afterAll(() => hosted.close());

  const data = (...words: string[]) => hosted.run(words);

  it('imports into the embedded database, prints the report and exits with 0; again, nothing changes', async () => {
    const first = await data('import', older, '--licence', 'CC BY 4.0');
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain('2 rows read: 2 created, 0 updated, 0 unchanged, 0 skipped');
    const second = await data('import', older, '--licence', 'CC BY 4.0', '--json');
    expect(second).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(second.stdout)).toMatchObject({
      outcome: 'imported',
      files: [{ created: 0, updated: 0, unchanged: 2 }],
    });
  });

  it('exits with 1 and one line where nothing can come of it', async () => {
    expect(await data('import', 'missing.csv')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^error: .*missing\.csv: no such file\n$/),
    });
    expect(await data('import', older, '--profile', 'nowhere')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^error: no profile "nowhere": no such file\. Give a JSON file, or one of sapporo, takamatsu/,
      ),
    });
    const refused = await data('import', standard, '--strict');
    expect(refused).toMatchObject({ status: 1, stderr: 'error: refused by --strict; nothing was written\n' });
    expect(refused.stdout).toContain('Nothing was written: --strict found 3 rows to be skipped');
  });

  it('takes GeoJSON of a known city without a profile, and counts its features', async () => {
    const { status, stdout } = await data('import', papamama, '--dry-run');
    expect(status).toBe(0);
    expect(stdout).toContain(
      'papamama.geojson · profile sapporo · utf-8\n  8 features read: 4 would be created',
    );
    expect(stdout).toContain('feature 5  skipped: no name');
    expect(stdout).toContain('properties with values that are not stored: Label (1)');
  });

  it('proposes a profile for an unknown layout, and imports with it on request', async () => {
    const own = join(hosted.folder, 'own.csv');
    const saved = join(hosted.folder, 'own.json');
    writeFileSync(own, '園名,区分,住所,電話\n青空園,認可保育所,香川県高松市宮脇町1-2,087-800-0001\n');
    expect(await data('import', own)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^own\.csv has no known layout[\s\S]*「園名」 {2}青空園[\s\S]*\nerror: own\.csv: nothing was imported, [^\n]*--yes[^\n]*\n$/,
      ),
    });
    const taken = await data('import', own, '--yes', '--save-profile', saved, '--json');
    expect(taken.status).toBe(0);
    expect(JSON.parse(taken.stdout)).toMatchObject({ outcome: 'imported', files: [{ created: 1 }] });
    expect(await data('import', own, '--profile', saved)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('1 unchanged'),
    });
  });

  it('exits with 2 on wrong usage', async () => {
    for (const words of [
      [],
      ['import'],
      ['import', older, '--colour'],
      ['import', older, '--as-of', 'soon'],
      ['export'],
    ])
      expect((await data(...words)).status).toBe(2);
  });

  it('documents its exit codes', async () => {
    const { status, stdout } = await data('import', '--help');
    expect(status).toBe(0);
    expect(stdout).toContain('Exit codes: 0 imported');
  });
});
