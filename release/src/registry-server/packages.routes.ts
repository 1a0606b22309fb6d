import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { indexFile, type PackageIndex } from '../packages/packages-folder.ts';

const packageName = /^[a-z][\w.-]{0,99}\.tgz$/;
const none = 'There are no packages yet; operations make them with `npm run release -- pack`.\n';

/**
 * The packages with which teams build remotes outside this workspace. They hold sources and no data, and npm sends no token
 * for an address, so that everybody may read them.
 */
export function packagesRoutes(app: Hono, folder: string): void {
  app.get('/packages/index.json', async ({ text, json }) => {
    const index = await readIndex(folder);
    return index ? json(index, 200, { 'cache-control': 'no-cache' }) : text(none, 404);
  });
  // The address for `npx`: what a lockfile names has its content in its name.
  app.get('/packages/release.tgz', async (context) => {
    const file = (await readIndex(folder))?.packages['@enerabi/release'];
    if (!file) return context.text(none, 404);
    context.header('cache-control', 'no-cache');
    return context.redirect(`/packages/${file}`);
  });
  app.get('/packages/:file', async ({ req, text, body }) => {
    const name = req.param('file');
    const file = path.join(folder, name);
    const size = packageName.test(name) ? await sizeOf(file) : undefined;
    if (size === undefined) return text('Not Found\n', 404);
    return body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, {
      'content-type': 'application/gzip',
      'content-length': String(size),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}

const sizeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  );

async function readIndex(folder: string): Promise<PackageIndex | undefined> {
  const text = await readFile(path.join(folder, indexFile), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as PackageIndex);
}
