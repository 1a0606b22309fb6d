import { beforeEach, describe, expect, it } from '@jest/globals';
import { apiTests } from './api-tests.ts';

/** The environment variables of each run. */
let runs: Record<string, string>[];
let stopped: number;
let removed: number;
beforeEach(() => {
  [runs, stopped, removed] = [[], 0, 0];
});

const run = async (env: Record<string, string>) => {
  runs.push(env);
  return { passed: 9, failed: 0, skipped: 0 };
};
const start = async () => ({
  url: 'postgres://started.test/postgres',
  programs: '',
  stop: async () => {
    stopped += 1;
  },
});
const make = async (server?: string) => ({
  env: { TEMPLATE: server ? 'both kinds' : 'the embedded one' },
  remove: async () => {
    removed += 1;
  },
});

describe("the API's tests", () => {
  it('run once, on a PostgreSQL that ends with them', async () => {
    expect(await apiTests({ run, start, make })).toEqual({ passed: 9, failed: 0, skipped: 0 });
    expect(runs).toEqual([{ TEST_DATABASE_URL: 'postgres://started.test/postgres', TEMPLATE: 'both kinds' }]);
    expect(stopped).toBe(1);
  });

  it('run once, on the PostgreSQL that is given', async () => {
    const given = 'postgres://given.test/postgres';
    expect(await apiTests({ run, start, given, make })).toEqual({ passed: 9, failed: 0, skipped: 0 });
    expect(runs).toEqual([{ TEST_DATABASE_URL: given, TEMPLATE: 'both kinds' }]);
    expect(stopped).toBe(0);
  });

  it('run once where there is no PostgreSQL, and that they left it out is counted', async () => {
    const none = () => Promise.reject(new Error('PostgreSQL is not installed'));
    expect(await apiTests({ run, start: none, make })).toEqual({ passed: 9, failed: 0, skipped: 1 });
    expect(runs).toEqual([{ TEMPLATE: 'the embedded one' }]);
  });

  it('leave neither a server nor what they copied behind where they fail', async () => {
    const fail = () => Promise.reject(new Error('out of memory'));
    await expect(apiTests({ run: fail, start, make })).rejects.toThrow('out of memory');
    expect([stopped, removed]).toEqual([1, 1]);
  });
});
