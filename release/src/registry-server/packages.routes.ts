import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { type PackageIndex, packageFile } from '../packages/packages-folder.ts';
import { problemResponse } from './problem.ts';
import type { RegistryContext } from './registry-context.ts';

/**
 * The packages with which teams build remotes outside this workspace. They hold sources and no data, and npm sends no token
 * for an address, so that everybody may read them. They are made when the first team asks.
 */
export function packagesRoutes(
  app: Hono,
  { packages, log }: Pick<RegistryContext, 'packages' | 'log'>,
): void {
  let made: Promise<PackageIndex> | undefined;
  const current = async (): Promise<PackageIndex | undefined> => {
    made ??= packages.current();
    try {
      return await made;
    } catch (error) {
      made = undefined;
      log.error({ err: error }, 'the packages for teams cannot be made');
      return undefined;
    }
  };
  const unavailable = (): Response =>
    problemResponse({
      status: 503,
      code: 'no_packages',
      detail: 'the packages cannot be made; the log says why, and so does `npm run release -- pack`',
    });
  app.get('/packages/index.json', async ({ json }) => {
    const index = await current();
    return index ? json(index, 200, { 'cache-control': 'no-cache' }) : unavailable();
  });
  // The address for `npx`: what a lockfile names has a hash of its content in its name.
  app.get('/packages/release.tgz', async (context) => {
    const file = (await current())?.packages['@enerabi/release'];
    if (!file) return unavailable();
    context.header('cache-control', 'no-cache');
    return context.redirect(`/packages/${file}`);
  });
  app.get('/packages/:file', async ({ req, text, body }) => {
    const name = req.param('file');
    const file = path.join(packages.folder, name);
    const size = packageFile.safeParse(name).success ? await sizeOf(file) : undefined;
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
