import { afterEach, describe, expect, it } from '@jest/globals';
import { runProgram } from './run-program.ts';

const environment = async (env?: Record<string, string>): Promise<Record<string, string>> =>
  JSON.parse(await runProgram(process.execPath, ['-p', 'JSON.stringify(process.env)'], env && { env }));

describe('a program of a benchmark', () => {
  const theirs = process.env.DATABASE_URL;
  afterEach(() => {
    if (theirs === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = theirs;
  });

  it('never sees the caller’s database, only one that the benchmark gives it', async () => {
    process.env.DATABASE_URL = 'postgres://theirs.test/precious';
    expect(await environment()).not.toHaveProperty('DATABASE_URL');
    expect(await environment({ DATA_DIR: 'here' })).toMatchObject({
      DATA_DIR: 'here',
      PATH: process.env.PATH,
    });
    expect(await environment({ DATA_DIR: 'here' })).not.toHaveProperty('DATABASE_URL');
    expect(await environment({ DATABASE_URL: 'postgres://ours.test/empty' })).toMatchObject({
      DATABASE_URL: 'postgres://ours.test/empty',
    });
  });

  it('that fails reports the reason', async () => {
    await expect(runProgram(process.execPath, ['-e', "throw new Error('no room')"])).rejects.toThrow(
      'no room',
    );
  });
});
