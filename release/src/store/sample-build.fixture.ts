import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a small build like the build tool's; another `mark` makes another release. */
export async function writeSampleBuild(folder: string, app: string, mark: string | number): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'client'), { recursive: true });
  const entry = `client/remoteEntry.${mark}.mjs`;
  const files = {
    [entry]: `export const mark = '${mark}';\n${'export {};\n'.repeat(200)}`,
    'client/tiny.mjs': 'export {};',
    'client/photo.png': 'not compressed again '.repeat(100),
    'client/mf-manifest.json': '{}',
    'server.cjs': `module.exports = '${mark}';`,
    'build.json': JSON.stringify({
      schema: 1,
      app,
      version: '1.2.3',
      entry: { client: entry, server: 'server.cjs', manifest: 'client/mf-manifest.json' },
      exposes: ['./routes'],
      initial: { js: [entry], css: [] },
      routes: { 'facility-list': { js: ['client/tiny.mjs'], css: [] } },
      paths: ['/f'],
      contract: { shared: { react: '^19.3.0' }, session: 1, api: 1 },
    }),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return folder;
}
