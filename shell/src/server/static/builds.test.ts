import { createHash } from 'node:crypto';
import { readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sendRequest } from '../../testing/send-request.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let release: string;
let file: string;
let original: Buffer;
beforeAll(async () => {
  site = await openTestSite();
  // Long enough to be worth compressing.
  release = await site.publish('mfe-search', 'list '.repeat(400));
  const inRelease = 'client/remoteEntry.00000000.mjs';
  file = `/builds/r/mfe-search/${release}/${inRelease}`;
  original = await readFile(path.join(site.dataDir, 'releases/r/mfe-search', release, inRelease));
});
afterAll(() => site.close());

const ask = (path: string, ...rest: [headers?: Record<string, string>, method?: string]) =>
  sendRequest(site.origin, path, ...rest);

describe('a file of a release', () => {
  it('never changes, so it can be cached for ever', async () => {
    const { status, headers, body } = await ask(file);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(original.length),
      vary: 'Accept-Encoding',
    });
    expect(body.equals(original)).toBe(true);
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
  ] as const)('was compressed with %s before anybody asked (%j)', async (coding, accepted, decompress) => {
    const { headers, body } = await ask(file, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(decompress(body).equals(original)).toBe(true);
  });

  it('has an ETag of its own in every coding, by which it is not sent twice', async () => {
    const tags = new Set<string>();
    for (const accepted of ['identity', 'gzip', 'br']) {
      const etag = String((await ask(file, { 'accept-encoding': accepted })).headers.etag);
      tags.add(etag);
      const again = await ask(file, { 'accept-encoding': accepted, 'if-none-match': etag });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect((await ask(file, { 'accept-encoding': accepted, 'if-none-match': '"other"' })).status).toBe(200);
    }
    expect(tags.size).toBe(3);
    expect([...tags][0]).toBe(`"${createHash('sha384').update(original).digest('base64').slice(0, 32)}"`);
  });

  it('answers HEAD with the size, without the bytes', async () => {
    const { status, headers, body } = await ask(file, { 'accept-encoding': 'br' }, 'HEAD');
    const whole = await ask(file, { 'accept-encoding': 'br' });
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers['content-length']).toBe(String(whole.body.length));
    expect(headers.etag).toBe(whole.headers.etag);
  });

  it('stays there when the next release is live, for pages that are still open', async () => {
    await site.publish('mfe-search', 'next');
    expect((await ask(file)).status).toBe(200);
  });
});

describe('a file that was changed in the store', () => {
  it('is not there any more until it is whole again, and the log says so once', async () => {
    const inStore = path.join(site.dataDir, 'releases', file.replace('/builds/', ''));
    const whole = await readFile(inStore);
    await unlink(inStore);
    await writeFile(inStore, whole.subarray(0, 100));
    const { status, headers } = await ask(file);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await ask(file)).status).toBe(404);
    expect(site.log).toMatchObject([
      { level: 40, msg: 'a file of a release was changed in the store', file: inStore },
    ]);
    await writeFile(inStore, whole);
    expect((await ask(file)).status).toBe(200);
  });
});

describe('what is not there', () => {
  const notFound = {
    status: 404,
    body: Buffer.from('Not Found\n'),
    headers: { 'content-type': expect.stringMatching(/^text\/plain/) },
  };

  it.each(['client/gone.00000000.mjs', 'server.cjs', 'release.json', 'integrity.json', 'client/', ''])(
    'is 404 as text, never HTML: %j',
    async (name) => {
      expect(await ask(`/builds/r/mfe-search/${release}/${name}`)).toMatchObject(notFound);
    },
  );

  it('is not remembered as missing', async () => {
    const { headers } = await ask(`/builds/r/mfe-search/${release}/client/gone.mjs`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is an app or a release that was never published, and everything else below /builds', async () => {
    for (const address of [
      file.replace('mfe-search', 'mfe-other'),
      file.replace(release, 'r_00000000000000000000'),
      '/builds/',
      '/builds/r/',
      '/builds/r/mfe-search/',
      '/builds/keys',
    ])
      expect(await ask(address)).toMatchObject(notFound);
  });

  it.each([
    'client/../server.cjs',
    'client/%2e%2e/server.cjs',
    'client/..%2fserver.cjs',
    'client/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fkeys',
    'client/../../../../../keys',
    'client\\..\\server.cjs',
    'client/..%5cserver.cjs',
    'client/%00',
    'client/%',
    'client//etc/passwd',
    'client/constructor',
    'client/__proto__',
  ])('is whatever lies outside of what browsers may fetch: %j', async (name) => {
    const { status, body } = await ask(`/builds/r/mfe-search/${release}/${name}`);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/exports\.|PRIVATE|integrity/);
  });

  it.each(['POST', 'PUT', 'DELETE'])('is any way to %s', async (method) => {
    const { status } = await ask(file, { origin: 'http://localhost:3000', 'content-length': '0' }, method);
    expect(status).toBe(404);
  });
});

describe('builds/latest.json (R7.1)', () => {
  it('is the signed document, asked for again each time and sent again only when it changed', async () => {
    const { headers, body } = await ask('/builds/latest.json');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
    const document = JSON.parse(body.toString());
    expect(document).toMatchObject({ schema: 1, apps: { 'mfe-search': { active: expect.any(String) } } });
    expect(document.signature).toMatchObject({ alg: 'Ed25519' });

    const etag = String(headers.etag);
    const same = await ask('/builds/latest.json', { 'if-none-match': etag });
    expect([same.status, same.body.length]).toEqual([304, 0]);
    await site.publish('mfe-search', 'another');
    const changed = await ask('/builds/latest.json', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(JSON.parse(changed.body.toString()).seq).toBe(document.seq + 1);
  });
});
