import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as shell from '@enerabi/shell/render';

type Create = typeof shell.createRenderer;
type Binding = Parameters<Create>[1];
type RenderRequest = Parameters<shell.Render>[0];

const require = createRequire(import.meta.url);

interface BuildRecord {
  entry: { client: string };
  initial: { js: string[]; css: string[] };
  routes: Record<string, { js: string[]; css: string[] }>;
}

/** As long as a real release's id, so that the pages are as long. */
const baseOf = (app: string): string => `/builds/r/${app}/r_00000000000000000000/`;
const record = (build: string): BuildRecord =>
  JSON.parse(readFileSync(path.join(build, 'build.json'), 'utf8'));

const pageFiles = (app: string, build: string, { initial, routes }: BuildRecord) => ({
  base: baseOf(app),
  initial,
  routes,
  inline: Object.fromEntries(
    [initial, ...Object.values(routes)]
      .flatMap(({ css }) => css)
      .map((file) => [file, readFileSync(path.join(build, file), 'utf8')]),
  ),
});

/**
 * The renderer that a worker would make of these builds, in this process.
 * @param serverOf the shell's build whose `server.cjs` runs
 * @param shellBuild the shell's build whose files the pages name
 */
export async function releaseRenderer(
  serverOf: string,
  shellBuild: string,
  remoteBuild: string,
): Promise<(url: string) => ReturnType<shell.Render>> {
  const { createRenderer } = require(path.join(serverOf, 'server.cjs')) as { createRenderer: Create };
  const container = require(path.join(remoteBuild, 'server.cjs')) as Parameters<Create>[0];
  const [ofShell, ofRemote] = [record(shellBuild), record(remoteBuild)];
  const binding: Binding = {
    app: 'mfe-search',
    remote: pageFiles('mfe-search', remoteBuild, ofRemote),
    shell: { ...pageFiles('shell', shellBuild, ofShell), main: ofShell.entry.client },
    apiBaseUrl: 'http://127.0.0.1:9',
    site: { name: 'えんえらび', origin: 'http://localhost:3000', links: {} },
  };
  const render = await createRenderer(container, binding);
  const fixed: Omit<RenderRequest, 'url'> = {
    method: 'GET',
    headers: [],
    requestId: '00000000-0000-0000-0000-000000000000',
    nonce: 'AAAAAAAAAAAAAAAAAAAAAA==',
    session: { user: null, expiresAt: null },
    pins: '{"seq":1,"pollSeconds":30,"pins":{}}',
    year: 2026,
  };
  // Each request has its own signal, as in a worker: a long-lived one would collect listeners.
  return (url) => render({ ...fixed, url }, { signal: new AbortController().signal, onCall: () => {} });
}
