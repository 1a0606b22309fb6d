import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runData } from '../../testing/data-command.ts';
import { makeDataFolder } from '../../testing/data-folder.ts';

describe('npm run data -- import-vacancies', () => {
  let folder = '';
  let file = '';
  beforeAll(async () => {
    folder = await makeDataFolder('vacancies-command-');
    file = join(folder, 'waiting.csv');
    writeFileSync(
      file,
      '【令和8年5月1日時点】入所待ち人数\r\n施設所在区,施設・事業名,施設番号,０歳児\r\n鶴見区,にじ保育園,1410051027100,-\r\n',
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const data = (...words: string[]) => runData(['import-vacancies', ...words], { DATA_DIR: folder });

  it('imports, prints the report and exits with 0; again, nothing changes', async () => {
    const first = await data(file, '--profile', 'yokohama', '--create-missing');
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain('1 row read: 1 created, 0 updated, 0 unchanged, 0 skipped');
    expect(first.stdout).toContain('facilities created from the rows: 1');
    const second = await data(file, '--profile', 'yokohama', '--json');
    expect(second).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(second.stdout)).toMatchObject({ outcome: 'imported', files: [{ unchanged: 1 }] });
  });

  it('exits with 1 and one line where nothing can come of it', async () => {
    expect(await data('missing.csv', '--source-name', '横浜市')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^error: .*missing\.csv: no such file\n$/),
    });
    expect(await data(file, '--profile', 'nowhere')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^error: no profile "nowhere": no such file\./),
    });
  });

  it('exits with 2 on wrong usage', async () => {
    for (const words of [[], [file, '--measure', 'all'], [file, '--as-of', 'soon']])
      expect((await data(...words)).status).toBe(2);
  });

  it('documents its exit codes', async () => {
    const { status, stdout } = await data('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('Exit codes: 0 imported');
  });
});
