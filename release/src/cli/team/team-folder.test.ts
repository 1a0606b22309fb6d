import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { needTeamFolder, readTeamFolder } from './team-folder.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'team-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function write(manifest: string, remote = '{ "paths": ["/diary"] }'): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'package.json'), manifest);
  writeFileSync(path.join(dir, 'remote.json'), remote);
}

it('an app is named by its package, whatever its folder is called', () => {
  write('{ "name": "@team/mfe-diary", "enerabi": { "registry": "https://releases.example.jp/" } }');
  expect(needTeamFolder(dir)).toEqual({
    dir,
    app: 'mfe-diary',
    paths: ['/diary'],
    registry: 'https://releases.example.jp',
  });
});

it('a folder without a remote is none, and a command that needs one says what to do', () => {
  expect(readTeamFolder(dir)).toBeUndefined();
  expect(() => needTeamFolder(dir)).toThrow(/holds no remote.*`init`/);
});

it.each([
  ['{', undefined, /^package\.json cannot be read/],
  [
    '{ "name": "Diary" }',
    undefined,
    /^package\.json: `name` is the app's name, such as mfe-diary, and not Diary/,
  ],
  [
    '{ "name": "mfe-diary", "enerabi": { "registry": "releases" } }',
    undefined,
    /^package\.json: enerabi\.registry/,
  ],
  ['{ "name": "mfe-diary" }', '{ "paths": ["diary"] }', /^remote\.json: paths\.0/],
  ['{ "name": "mfe-diary" }', '{}', /^remote\.json: paths/],
])('a fault in its files is named: %s %s', (manifest, remote, message) => {
  write(manifest, remote);
  expect(() => readTeamFolder(dir)).toThrow(message);
});
