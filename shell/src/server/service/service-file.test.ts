import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileStore } from '@enerabi/release/store';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pino from 'pino';
import { openServiceRecords, serverNameOf } from './service-file.ts';

const environment = 'production';
let folder: string;
let warnings: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'service-file-'));
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) });
const open = (server: string) =>
  openServiceRecords({ store: createFileStore(folder), environment, server, now: Date.now, log });
const pair = { shell: 'r_shell', remote: null };

it('is there for the next process of the same server, and for readers of all servers', async () => {
  const one = await open('one');
  one.records.page(pair);
  await one.close();
  const [again, two] = [await open('one'), await open('two')];
  expect(again.records.all.r_shell?.pages).toBe(1);
  expect(two.records.all).toEqual({});
  two.records.page(pair);
  await two.close();
  expect(await createFileStore(folder).readServiceFiles(environment)).toHaveLength(2);
});

it('is read as nothing where it is no such file, and is written anew', async () => {
  const store = createFileStore(folder);
  await store.writeServiceFile(environment, 'one', '{ "schema": 1, "rel');
  const { records, close } = await open('one');
  expect(records.all).toEqual({});
  records.page(pair);
  await close();
  expect((await open('one')).records.all.r_shell?.pages).toBe(1);
});

it('does not stop a server that cannot write it, and says so once', async () => {
  await writeFile(path.join(folder, 'env'), 'a file where the folder should be');
  const { records, close } = await open('one');
  for (const _ of ['once', 'twice']) {
    records.page(pair);
    await close();
  }
  expect(warnings).toEqual(['how releases serve cannot be written to the store']);
});

it('forgets servers that have not been there for a month', async () => {
  const store = createFileStore(folder);
  await store.writeServiceFile(environment, 'gone', '{}');
  const before = new Date(Date.now() - 31 * 24 * 3_600_000);
  await utimes(path.join(folder, 'env', environment, 'service/gone.json'), before, before);
  await store.writeServiceFile(environment, 'here', '{}');
  expect(await store.readServiceFiles(environment)).toHaveLength(1);
});

it('has a name that is one of a file', () => {
  expect(serverNameOf(3000)).toMatch(/^[\w-]+-3000$/);
  expect(serverNameOf(0)).toMatch(/^[\w-]+-p\d+$/);
});
