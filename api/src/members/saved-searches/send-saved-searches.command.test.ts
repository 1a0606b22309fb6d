import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runData } from '../../testing/data-command.ts';
import { makeDataFolder } from '../../testing/data-folder.ts';

describe('npm run data -- send-saved-searches', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await makeDataFolder('send-saved-searches-command-');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const data = (words: readonly string[], settings: Record<string, string> = {}) =>
    runData(['send-saved-searches', ...words], { DATA_DIR: folder, ...settings });

  it('says how many mails are queued, and as of when', async () => {
    const { status, stdout } = await data(['--now', '2026-05-21T08:00+09:00']);
    expect([status, stdout]).toEqual([0, '0 mails queued as of 2026-05-21 08:00:00 in Japan.\n']);
  });

  it('exits with 2 on wrong usage, and documents it', async () => {
    const { status, stderr } = await data(['--now', '2026-05-21T08:00']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('a time with its offset')]);
    expect(await data(['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Exit codes: 0'),
    });
  });

  it('looks ahead for nobody whose mail is really sent', async () => {
    const smtp = { MAIL_TRANSPORT: 'smtp://localhost:25', MAIL_FROM: 'no-reply@example.jp' };
    const { status, stderr } = await data(['--now', '2026-05-21T08:00+09:00'], smtp);
    expect([status, stderr]).toEqual([2, expect.stringContaining('keeps its mail in the outbox')]);
  });

  it('exits with 1 and one line where the site has no secret', async () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://enerabi.example',
      DATA_DIR: join(folder, 'none'),
    };
    const { status, stderr } = await data([], production);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^error: AUTH_SECRET is not set.*\n$/)]);
  });
});
