import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { StartError } from '../../platform/start-error.ts';
import { ensureAuthSecret } from './auth-secret.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'auth-secret-'));
  file = join(folder, 'keys', 'auth-secret');
});
afterEach(() => rmSync(folder, { recursive: true }));

const ensure = (settings: { AUTH_SECRET?: string; NODE_ENV?: 'production' } = {}) =>
  ensureAuthSecret({ NODE_ENV: 'development', DATA_DIR: folder, ...settings });
const refusal = (settings = {}) =>
  ensure(settings).catch((error) => {
    expect(error).toBeInstanceOf(StartError);
    return error.message;
  });

it('is the setting, wherever there is one', async () => {
  const AUTH_SECRET = 'k'.repeat(32);
  expect(await ensure({ AUTH_SECRET, NODE_ENV: 'production' })).toBe(AUTH_SECRET);
  expect(existsSync(file)).toBe(false);
});

it('is created once, readable by its owner only', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => ensure()));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await ensure()).toBe(secrets[0]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'keys'))).toEqual(['auth-secret']);
});

it('is not made in production: one line says how to mend it', async () => {
  expect(await refusal({ NODE_ENV: 'production' })).toBe(
    `AUTH_SECRET is not set and ${file} does not exist; make one with \`openssl rand -base64 32\`.`,
  );
  expect(existsSync(file)).toBe(false);
});

it('is taken from the folder in production, too', async () => {
  const made = await ensure();
  expect(await ensure({ NODE_ENV: 'production' })).toBe(made);
});

it('says in one line that its folder cannot be written', async () => {
  writeFileSync(join(folder, 'keys'), '');
  expect(await refusal()).toBe(
    `DATA_DIR ${folder} cannot be written (EEXIST); mend its permissions, or set another DATA_DIR.`,
  );
});

it('is not what is too short, or cannot be read', async () => {
  mkdirSync(join(folder, 'keys'));
  writeFileSync(file, 'short\n');
  expect(await refusal()).toMatch(/is not a secret of 32 characters; remove it, or set AUTH_SECRET\.$/);
  expect(readFileSync(file, 'utf8')).toBe('short\n');
  rmSync(file);
  mkdirSync(file);
  chmodSync(file, 0o700);
  expect(await refusal()).toMatch(/cannot be read \(EISDIR\); mend its permissions, or set AUTH_SECRET\.$/);
});
