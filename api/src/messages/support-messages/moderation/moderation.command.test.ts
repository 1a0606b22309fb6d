import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const cli = join(import.meta.dirname, '../../../cli.ts');

describe('npm run data -- support-messages', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'moderation-command-'));
    data('demo', '--facilities', '40');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const data = (...words: string[]) => {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, DATA_DIR: folder };
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], {
      env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const messages = (...words: string[]) => data('support-messages', ...words);

  it('lists and decides, with 0', () => {
    const [first] = JSON.parse(messages('list', '--state', 'approved', '--limit', '1', '--json').stdout);
    expect(first).toMatchObject({ state: 'approved', reference: null, flags: [] });
    const id = String(first.id);
    expect(messages('reject', id, '--reason', 'personal', '--note', 'a name')).toEqual({
      status: 0,
      stdout: `${id} is rejected (was approved)\n`,
      stderr: '',
    });
  }, 60_000);

  it('has one line and 1 for an unknown message, 2 for wrong usage', () => {
    expect(messages('approve', '346A-346A')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'error: no support message 346A-346A; "list" shows the references. Nothing was changed.\n',
    });
    expect(messages('reject', '1')).toMatchObject({ status: 2, stderr: expect.stringContaining('--reason') });
    expect(messages('reject', '1', '--reason', 'dislike').status).toBe(2);
    expect(messages('reject', '1', '--reason', 'other')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--note'),
    });
    expect(messages('list', '--state', 'new').status).toBe(2);
  }, 60_000);
});
