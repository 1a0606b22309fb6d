import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { lastLines } from './last-lines.ts';

it('of a log are its last ten, of a short one all, of none none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'last-lines-'));
  const file = path.join(folder, 'server.log');
  const lines = Array.from({ length: 5_000 }, (_, at) => `{"level":30,"line":${at}}`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  expect(lastLines(file)).toEqual(lines.slice(-10));
  writeFileSync(file, 'one\ntwo');
  expect(lastLines(file)).toEqual(['one', 'two']);
  rmSync(folder, { recursive: true });
  expect(lastLines(file)).toEqual([]);
});
