import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { apps, appsOf } from './apps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'apps-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: unknown): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), JSON.stringify(content));
}

it('every app that owns a path is one, and each says itself whether the product has it', () => {
  write('shell/routes.json', [
    { path: '/', app: 'mfe-b' },
    { path: '/tools', app: 'tools' },
    { path: '/b', app: 'mfe-b' },
    { path: '/a', app: 'mfe-a' },
    { path: '/terms', app: 'shell' },
  ]);
  write('mfe-a/remote.json', { paths: ['/a'], development: false });
  write('mfe-b/remote.json', { paths: ['/', '/b'] });
  write('tools/remote.json', { paths: ['/tools'], development: true });
  expect(appsOf(folder)).toEqual({ product: ['shell', 'mfe-b', 'mfe-a'], development: ['tools'] });
});

it('the component gallery is no part of the product', () => {
  expect(apps.product).toEqual(['shell', 'mfe-search', 'mfe-account', 'mfe-contact', 'mfe-booking']);
  expect(apps.development).toEqual(['gallery']);
});
