import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type MeasuredImport, measuredImport, ofNewRows } from './measured-import.ts';
import { writePublishedFile } from './published-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'measured-import-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('an import that fails reports the reason', async () => {
  const file = path.join(folder, 'few.csv');
  await writePublishedFile(file, 2, 'BS');
  await expect(measuredImport(file, 'postgres://postgres@127.0.0.1:1/none')).rejects.toThrow(
    /^The import ended with code 1: error: .*DATABASE_URL/,
  );
});

it('an import into a database that has its rows already is not measured', () => {
  const run: MeasuredImport = {
    rows: 100,
    created: 100,
    unchanged: 0,
    seconds: 1,
    rows_per_second: 100,
    peak_rss_mb: 90,
  };
  expect(ofNewRows(run)).toBe(run);
  expect(() => ofNewRows({ ...run, created: 0, unchanged: 100 })).toThrow('Only 0 of 100 rows were new');
});
