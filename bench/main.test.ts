import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...words]);

it.each([[[]], [['--help']], [['search', '--help']], [['all', '-h']]])(
  'says how it is used and measures nothing (%j)',
  async (words) => {
    const { stdout, stderr } = await run(...words);
    expect(stdout).toMatch(/^npm run bench -- NAME/);
    expect(stderr).toBe('');
  },
);

it('refuses a benchmark that does not exist', async () => {
  await expect(run('serach')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no benchmark "serach".'),
  });
});
