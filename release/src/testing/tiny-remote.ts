import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { rspack } from '@rspack/core';
import { remote } from '../build/remote-config.ts';
import { run } from '../build/run-build.ts';

const sources = {
  'package.json': '{ "name": "tiny", "version": "0.0.1" }',
  'remote.json': '{ "paths": ["/tiny"] }',
  'src/routes.ts': `import * as React from 'react';
import { Link } from '@enerabi/shared/kernel';
import { Greeting } from './greeting.tsx';
export const routes = [{ id: 'tiny', path: 'tiny', React, Link, Component: Greeting, lazy: () => import(/* webpackChunkName: 'page' */ './page.ts') }];`,
  'src/greeting.tsx': 'export const Greeting = () => <p>こんにちは</p>;',
  'src/page.ts': "export const title = '小さなページ';",
};

interface TinyRemote {
  /** The folder of the build: `client/`, `server.cjs`, `build.json`. */
  buildDir: string;
  /** The container of the server build, loaded anew. */
  container: () => unknown;
}

/**
 * Builds a remote of a few lines with the build function of all remotes, in the caller's folder.
 * @param official with the official container runtime instead of the slim one, as an independent team might
 * @param hot built for hot reload, as development servers do
 */
export async function buildTinyRemote(
  folder: string,
  { official = false, hot = false } = {},
): Promise<TinyRemote> {
  const dir = path.join(folder, `tiny${official ? '-official' : ''}${hot ? '-hot' : ''}`);
  for (const [name, content] of Object.entries(sources)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const buildDir = path.join(dir, 'dist/build');
  const configs = remote(dir, { dev: hot, outDir: buildDir }).map((config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !official || !isOurs(plugin)),
      ...(hot ? [new rspack.HotModuleReplacementPlugin()] : []),
    ],
  }));
  await run(path.basename(dir), configs);
  return { buildDir, container: () => evaluate(path.join(buildDir, 'server.cjs')) };
}

/** As a render worker does: each caller gets a copy of its own. */
function evaluate(file: string): unknown {
  const module = { exports: {} };
  const run = vm.compileFunction(readFileSync(file, 'utf8'), ['exports', 'module', 'require'], {
    filename: file,
  });
  run(module.exports, module, createRequire(file));
  return module.exports;
}

/**
 * Plugins that an independent team's build lacks; the official runtime puts paths of the builder into the server's
 * script.
 */
const isOurs = (plugin: unknown): boolean =>
  ['NormalModuleReplacementPlugin', 'RewriteRuntimePlugin', 'BuilderPathPlugin'].includes(
    (plugin as object).constructor.name,
  );
