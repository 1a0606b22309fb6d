import { readFile } from 'node:fs/promises';
import { type ReleaseDocument, sha384 } from '@enerabi/release/document';
import { type ClientFile, NoReleaseDocument, type Releases } from '@enerabi/release/reader';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { acceptedEncoding } from '../accepted-encoding.ts';

const types: Record<string, string> = {
  mjs: 'text/javascript; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
  map: 'application/json; charset=utf-8',
};

/** A missing file is 404 as text, never a page: a script tag must not get HTML. */
const missing = (): Response =>
  new Response('Not Found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** `builds/latest.json`, which browsers poll (R7.1): always revalidated, seldom sent again. */
export function latestBuild(releases: Releases) {
  return (context: Context): Response => {
    const document = currentOrNone(releases);
    if (!document) return missing();
    const etag = `"${document.seq}-${document.signature.value.slice(0, 16)}"`;
    const headers = { etag, 'cache-control': 'no-cache', 'content-type': types.json ?? '' };
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(JSON.stringify(document), { headers });
  };
}

function currentOrNone(releases: Releases): ReleaseDocument | undefined {
  try {
    return releases.current();
  } catch (error) {
    if (error instanceof NoReleaseDocument) return undefined;
    throw error;
  }
}

/** Files of releases: immutable, precompressed at publication, and named by their content. */
export function releaseFiles(releases: Releases, log: Logger) {
  const warnedOf = new Set<string>();
  const warnOnce = (file: string): void => {
    if (warnedOf.has(file)) return;
    warnedOf.add(file);
    log.warn({ file }, 'a file of a release was changed in the store');
  };
  return async (context: Context): Promise<Response> => {
    const { app = '', release = '', path = '' } = context.req.param() as Record<string, string>;
    const file = releases.file(app, release, path);
    if (!file) return missing();
    const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const { served, encoding } = chosen(file, context.req.header('accept-encoding') ?? '');
    const etag = `"${served.integrity.slice(7, 39)}"`;
    const headers = new Headers({
      etag,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': type,
      ...(encoding && { 'content-encoding': encoding }),
    });
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    headers.set('content-length', String(served.size));
    if (context.req.method === 'HEAD') return new Response(null, { headers });
    // A listed file may still be missing, since its release folder can be deleted at any time.
    const bytes = await readFile(served.absolutePath).catch(() => undefined);
    if (!bytes) return missing();
    if (sha384(bytes) === served.integrity) return new Response(bytes, { headers });
    // Browsers would cache a changed file for a year.
    warnOnce(served.absolutePath);
    return missing();
  };
}

function chosen(file: ClientFile, accepted: string) {
  const encoding = acceptedEncoding(
    accepted,
    Object.keys(file.encodings) as (keyof ClientFile['encodings'])[],
  );
  return { encoding, served: (encoding && file.encodings[encoding]) ?? file };
}
