import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, StatsCompilation } from '@rspack/core';
import { appNameOf } from '../app-name.ts';
import { uniqueName } from '../base-config.ts';
import { sharedModules } from '../shared-modules.ts';

/** The contents of a remote's `remote.json`. */
interface RemoteRecord {
  paths: string[];
  probe?: string[];
}

interface RoutedFiles {
  js: string[];
  css: string[];
}

/**
 * Writes `build.json` beside the browser build: entries, and the files of each route, so that the server can link
 * styles and preload scripts for the page it renders. A route's lazy chunk is named after the route's id.
 */
export class BuildRecordPlugin {
  #dir: string;
  #entryName: string;

  constructor(dir: string, entryName: string) {
    this.#dir = dir;
    this.#entryName = entryName;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('BuildRecord', (compilation) => {
      const { outputPath } = compiler;
      if (compilation.errors.length > 0) return;
      const stats = compilation.getStats().toJson({ all: false, chunkGroups: true, entrypoints: true });
      const names = compilation.getAssets().map(({ name }) => name);
      const record = this.#record(stats, names);
      mkdirSync(outputPath, { recursive: true });
      writeFileSync(path.join(outputPath, '../build.json'), `${JSON.stringify(record, null, 2)}\n`);
    });
  }

  #record(stats: StatsCompilation, names: string[]) {
    const { version } = readJson<{ version: string }>(this.#dir, 'package.json');
    const app = appNameOf(this.#dir);
    const { paths, probe }: RemoteRecord =
      app === 'shell' ? { paths: [] } : readJson(this.#dir, 'remote.json');
    const entry = names.find((name) => name.startsWith(`${this.#entryName}.`) && name.endsWith('.mjs'));
    if (!entry) throw new Error(`${app}: the browser build has no ${this.#entryName} entry`);
    const groups = Object.entries(stats.namedChunkGroups ?? {});
    const exposed = groups.find(([name]) => name.startsWith('__federation_expose'));
    const initial = merged([
      { js: [`client/${entry}`], css: [] },
      ...(exposed ? [filesOf(exposed[1].assets)] : []),
    ]);
    const main = stats.entrypoints?.[this.#entryName];
    const own = [this.#entryName, uniqueName(app)];
    const routed = groups.filter(([name, group]) => group !== exposed?.[1] && !own.includes(name));
    return {
      schema: 1,
      app,
      version,
      entry: {
        client: `client/${entry}`,
        server: 'server.cjs',
        manifest: names.includes('mf-manifest.json') ? 'client/mf-manifest.json' : null,
      },
      exposes: exposed ? ['./routes'] : [],
      initial: main ? merged([initial, filesOf(main.assets)]) : initial,
      routes: Object.fromEntries(routed.map(([name, group]) => [name, filesOf(group.assets)])),
      paths,
      ...(app === 'shell' && { claims: readJson<object[]>(this.#dir, 'routes.json') }),
      ...(probe && { probe }),
      contract: { shared: app === 'shell' ? {} : sharedModules, session: 1, api: 1 },
    };
  }
}

const readJson = <T>(dir: string, name: string): T =>
  JSON.parse(readFileSync(path.join(dir, name), 'utf8')) as T;

function filesOf(assets: readonly { name: string }[] = []): RoutedFiles {
  // Development builds also list the files of hot updates.
  const names = assets
    .filter(({ name }) => !name.includes('.hot-update.'))
    .map(({ name }) => `client/${name}`);
  return {
    js: names.filter((name) => name.endsWith('.mjs')),
    css: names.filter((name) => name.endsWith('.css')),
  };
}

const merged = (all: RoutedFiles[]): RoutedFiles => ({
  js: [...new Set(all.flatMap(({ js }) => js))],
  css: [...new Set(all.flatMap(({ css }) => css))],
});
