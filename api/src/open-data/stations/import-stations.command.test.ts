import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runData } from '../../testing/data-command.ts';
import { makeDataFolder } from '../../testing/data-folder.ts';

describe('npm run data -- import-stations', () => {
  let folder = '';
  let file = '';
  beforeAll(async () => {
    folder = await makeDataFolder('import-stations-command-');
    file = join(folder, 'stations.csv');
    writeFileSync(
      file,
      'name,line,operator,lat,lng,pref_code\n渋谷,東横線,東京急行電鉄,35.65859,139.70135,130001\n,東横線,東京急行電鉄,35.6,139.7,130001\n',
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const data = (...words: string[]) => runData(['import-stations', ...words], { DATA_DIR: folder });

  it('imports, prints the report and exits with 0; again, nothing changes', async () => {
    const first = await data(file);
    expect(first.status).toBe(0);
    expect(first.stderr).not.toContain('error');
    expect(first.stdout).toContain('2 rows read, stations of 1 line: 1 created, 0 updated, 0 unchanged');
    expect(first.stdout).toContain('row 3  name  skipped: empty');
    const second = await data(file, '--json');
    expect(JSON.parse(second.stdout)).toMatchObject({ outcome: 'imported', files: [{ unchanged: 1 }] });
  });

  it('exits with 1 and one line where a file cannot be used, with 2 on wrong usage, and documents it', async () => {
    expect(await data(join(folder, 'missing.csv'))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^error: .*missing\.csv: no such file\n$/),
    });
    expect((await data()).status).toBe(2);
    expect((await data(file, '--colour')).status).toBe(2);
    expect(await data('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Exit codes: 0'),
    });
  });
});
