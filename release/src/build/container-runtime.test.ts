import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { buildTinyRemote } from '../testing/tiny-remote.ts';
import { buildApp } from './build-app.ts';

type Routes = { id: string; React: object; Link: unknown; lazy: () => Promise<object> }[];
type Scope = Record<string, Record<string, { lib?: () => unknown; get?: () => unknown }>>;
interface Container {
  init: (scope: Scope, initScope: unknown[], options: object) => unknown;
  get: (module: string) => Promise<() => { routes: Routes }>;
}

let folder: string;
let slim: Awaited<ReturnType<typeof buildTinyRemote>>;
let official: Awaited<ReturnType<typeof buildTinyRemote>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'container-runtime-'));
  slim = await buildTinyRemote(folder);
  official = await buildTinyRemote(folder, { official: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const Link = () => null;
const shared = {
  react: { version: '19.3.1', module: { useState: () => {} } },
  'react/jsx-runtime': { version: '19.3.1', module: { jsx: () => {} } },
  '@enerabi/shared/kernel': { version: '0.1.0', module: { Link } },
};

function entryOf(buildDir: string): string {
  const client = path.join(buildDir, 'client');
  const name = readdirSync(client).find((file) => file.startsWith('remoteEntry.')) ?? '';
  return readFileSync(path.join(client, name), 'utf8');
}

describe('the slim runtime', () => {
  /** Words that every build with the official one contains. */
  const marks = ['loadShareSync', 'Federation Runtime', 'registerRemotes'];

  it('takes the place of the official one in both builds', () => {
    for (const mark of marks) {
      expect(entryOf(official.buildDir)).toContain(mark);
      expect(entryOf(slim.buildDir)).not.toContain(mark);
      expect(readFileSync(path.join(slim.buildDir, 'server.cjs'), 'utf8')).not.toContain(mark);
    }
  });

  it.each(['mfe-search', 'mfe-account', 'mfe-contact', 'mfe-booking'])(
    'keeps the entry of %s within 4.5 KB of gzip',
    async (app) => {
      const { buildDir } = await buildApp(path.join(import.meta.dirname, '../../..'), app);
      const entry = entryOf(buildDir);
      expect(gzipSync(entry, { level: 9 }).length).toBeLessThanOrEqual(4_500);
      for (const mark of marks) expect(entry).not.toContain(mark);
    },
  );

  it.each(['mfe-search', 'mfe-account'])(
    'has the routes of %s in it: they are no file of their own',
    async (app) => {
      const { buildDir } = await buildApp(path.join(import.meta.dirname, '../../..'), app);
      const record = JSON.parse(readFileSync(path.join(buildDir, 'build.json'), 'utf8'));
      expect(record.exposes).toEqual(['./routes']);
      expect(record.initial.js).toEqual([record.entry.client]);
      expect(entryOf(buildDir)).toContain('lazy:');
    },
  );
});

describe('a slim remote in a host with the official runtime', () => {
  it("loads, and runs with the host's modules", async () => {
    const host = createInstance({
      name: 'official_host',
      remotes: [{ name: 'tiny', entry: 'server.cjs', type: 'commonjs-module' }],
      shared: Object.fromEntries(
        Object.entries(shared).map(([name, { version, module }]) => [
          name,
          { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
        ]),
      ),
      // Here a browser would fetch the entry.
      plugins: [{ name: 'from-disk', loadEntry: async () => slim.container() as never }],
    });
    const { routes = [] } = (await host.loadRemote<{ routes: Routes }>('tiny/routes')) ?? {};
    expect(routes[0]?.id).toBe('tiny');
    expect(routes[0]?.Link).toBe(Link);
    expect(routes[0]?.React).toMatchObject(shared.react.module);
    expect(await routes[0]?.lazy()).toMatchObject({ title: '小さなページ' });
  });
});

describe('a slim remote', () => {
  const scopeWith = (changes: Scope = {}): Scope => ({
    ...Object.fromEntries(
      Object.entries(shared).map(([name, { version, module }]) => [
        name,
        { [version]: { lib: () => module } },
      ]),
    ),
    ...changes,
  });

  async function routesIn(scope: Scope): Promise<Routes> {
    const container = slim.container() as Container;
    await container.init(scope, [], {
      shareScopeKeys: 'default',
      shareScopeMap: { default: scope },
      version: '',
    });
    return (await container.get('./routes'))().routes;
  }

  it('runs under hot reload, too', async () => {
    const { container } = await buildTinyRemote(folder, { hot: true });
    const { init, get } = container() as Container;
    await init(scopeWith(), [], {});
    expect((await get('./routes'))().routes[0]?.Link).toBe(Link);
  });

  it('takes the newest version of what is shared', async () => {
    const newer = {
      '0.1.0': { lib: () => ({ Link }) },
      '0.1.10': { lib: () => ({ Link: 'newest' }) },
      '0.1.9': {},
    };
    const [route] = await routesIn(scopeWith({ '@enerabi/shared/kernel': newer }));
    expect(route?.Link).toBe('newest');
  });

  it('does not start without a module that it needs', async () => {
    const { react: _, ...rest } = scopeWith();
    await expect(routesIn(rest)).rejects.toThrow('The shell does not share react');
  });

  it('says which entry point it does not have', async () => {
    const container = slim.container() as Container;
    await container.init(scopeWith(), [], {});
    await expect(container.get('./pages')).rejects.toThrow('This release has no ./pages');
  });

  it('waits for what the host has not loaded yet', async () => {
    const late = { '0.1.0': { get: async () => () => ({ Link }) } };
    const [route] = await routesIn(scopeWith({ '@enerabi/shared/kernel': late }));
    expect(route?.Link).toBe(Link);
  });

  const react = (version: string) => scopeWith({ react: { [version]: { lib: () => ({}) } } });
  const kernel = (version: string) =>
    scopeWith({ '@enerabi/shared/kernel': { [version]: { lib: () => ({ Link }) } } });

  it.each([[react('19.3.0')], [react('19.10.0')], [kernel('0.1.9')]])(
    'starts with a version within its range',
    async (scope) => {
      expect(await routesIn(scope)).toHaveLength(1);
    },
  );

  it.each([
    [react('19.2.9'), 'The shell shares react 19.2.9, this release needs ^19.3.0'],
    [react('18.3.1'), 'The shell shares react 18.3.1, this release needs ^19.3.0'],
    [react('20.0.0'), 'The shell shares react 20.0.0, this release needs ^19.3.0'],
    [kernel('0.2.0'), 'The shell shares @enerabi/shared/kernel 0.2.0, this release needs ^0.1.0'],
  ])('does not start with another', async (scope, message) => {
    await expect(routesIn(scope)).rejects.toThrow(message);
  });
});
