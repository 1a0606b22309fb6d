import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bootOf } from '../testing/boot-of.ts';
import { sendRequest } from '../testing/send-request.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ logLevel: 'info', publicOrigin: 'https://site.test' });
  await site.publish('mfe-search', 'list '.repeat(400), 'sets cookies and headers');
});
afterAll(() => site.close());

const ask = (path: string, ...rest: [headers?: Record<string, string>, method?: string, body?: string]) =>
  sendRequest(site.origin, path, ...rest);

const form = { origin: 'https://site.test', 'content-type': 'application/x-www-form-urlencoded' };

describe('a page', () => {
  it('is HTML that is asked for again each time, and differs by encoding and cookie', async () => {
    const { status, headers, body } = await ask('/f');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toContain('<h1>list list');
  });

  it('comes compressed to those who take it', async () => {
    const { headers, body } = await ask('/f', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('<h1>list list');
  });

  it('has a policy whose nonce is new, and is that of every script that runs', async () => {
    const pages = await Promise.all([ask('/f'), ask('/f')]);
    const nonces = pages.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const [at, { body }] of pages.entries())
      for (const [tag] of body.toString().matchAll(/<script(?![^>]*application\/json)[^>]*>/g))
        expect(tag).toContain(`nonce="${nonces[at]}"`);
  });

  it('answers HEAD as GET, without the page', async () => {
    const { status, headers, body } = await ask('/f', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toHaveLength(0);
  });

  it('pins the releases that rendered it, the shell among them', async () => {
    const { body } = await ask('/f');
    const boot = bootOf(body.toString());
    expect(Object.keys(boot.pins).sort()).toEqual(['mfe-search', 'shell']);
    expect(boot).toMatchObject({ owner: 'mfe-search', session: { user: null } });
  });

  it('that does not exist is 404 with apology, status and noindex, in the frame (R1.3)', async () => {
    for (const path of ['/no/such/page', '/one_stop/unknown', '/f/unknown/deeper', '/%E5%9C%92']) {
      const { status, body } = await ask(path);
      const html = body.toString();
      expect(status).toBe(404);
      expect(html).toContain('Page Not Found');
      expect(html).toContain('申し訳ございません。お探しのページは見つかりませんでした。');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).toContain('<header');
    }
  });

  it('of a remote that was never published does not exist either (R1.3)', async () => {
    for (const path of ['/login', '/gallery', '/gallery/actions']) {
      const { status, body } = await ask(path, { 'x-request-id': 'unpublished-remote' });
      const boot = bootOf(body.toString());
      expect([path, status, boot.owner]).toEqual([path, 404, null]);
      expect(body.toString()).toContain('Page Not Found');
    }
    const lines = site.log.filter(({ requestId }) => requestId === 'unpublished-remote');
    expect(lines.map(({ msg }) => msg)).toEqual(['request', 'request', 'request']);
  });

  it.each(['/%', '/%E0%A4%A', '/f?area=%', '/\u0001', '//f', '/f/../f'])(
    'at an address that is broken (%j) is a page all the same, never a fault of the server',
    async (path) => {
      const { status } = await ask(path.replace('\u0001', '%01'));
      expect([200, 400, 404]).toContain(status);
    },
  );

  it('takes no form larger than 256 KiB, and says so on a page with the reference', async () => {
    const reply = await ask('/f', form, 'POST', 'a'.repeat(300_000));
    expect(reply.status).toBe(413);
    expect(reply.headers.connection).toBe('close');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.body.toString()).toContain('入力された文章が長すぎるため、送信できませんでした');
    expect(reply.body.toString()).toContain(`<code>${reply.headers['x-request-id']}</code>`);
  });

  it('sets no cookie and says nothing of its transport, whatever a remote puts into its headers (R3.2)', async () => {
    const whole = await ask('/f?headers');
    expect(whole.headers['x-robots-tag']).toBe('noindex');
    expect(whole.headers).not.toHaveProperty('set-cookie');
    expect(whole.headers).not.toHaveProperty('content-encoding');
    expect(whole.body.toString()).toContain('</html>');
    const compressed = await ask('/f?headers', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(compressed.body).toString()).toContain('</html>');
  });

  it('leads elsewhere without cookies, too (R3.2)', async () => {
    const { status, headers } = await ask('/f', form, 'POST', 'a=b');
    expect([status, headers.location]).toEqual([303, '/f']);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('is no error of the server if the visitor leaves while sending a form', async () => {
    const requestId = 'left-while-sending';
    const sent = request(`${site.origin}/f`, {
      method: 'POST',
      headers: { ...form, 'content-length': '1000', 'x-request-id': requestId },
    });
    sent.on('error', () => {});
    sent.write('a=');
    await sleep(200);
    sent.destroy();
    const lines = () => site.log.filter((line) => line.requestId === requestId);
    for (let waited = 0; lines().length === 0 && waited < 5_000; waited += 20) await sleep(20);
    expect(lines()).toEqual([expect.objectContaining({ msg: 'request', status: 499 })]);
    expect(site.log.filter(({ msg }) => msg === 'unexpected failure')).toEqual([]);
  });

  it('knows no other methods', async () => {
    const { status } = await ask('/f', { origin: 'https://site.test' }, 'DELETE');
    expect(status).toBe(405);
  });
});

describe('every response', () => {
  it('has the common headers, over https with strict transport security', async () => {
    for (const path of [
      '/f',
      '/unknown/path',
      '/healthz',
      '/builds/latest.json',
      '/builds/none',
      '/api/none',
      '/robots.txt',
    ]) {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      });
    }
  });

  it('keeps the reference number of a proxy, unless a log could not hold it', async () => {
    expect((await ask('/f', { 'x-request-id': 'proxy-0123456789' })).headers['x-request-id']).toBe(
      'proxy-0123456789',
    );
    for (const bad of ['short', 'a'.repeat(65), 'with space 1', '{"json":1}'])
      expect((await ask('/f', { 'x-request-id': bad })).headers['x-request-id']).not.toBe(bad);
  });

  it('is one line of the log, with reference, release and no query', async () => {
    await ask('/f?keyword=%E8%8A%B1%E5%AD%90', { 'x-request-id': 'logged-request-1' });
    const lines = site.log.filter(({ requestId }) => requestId === 'logged-request-1');
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'request',
        method: 'GET',
        path: '/f',
        status: 200,
        release: expect.stringMatching(/^r_/),
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('keyword');
  });
});

describe('what operations ask', () => {
  it('is whether the process lives and the site can answer', async () => {
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: Buffer.from('ok\n') });
    expect(await ask('/readyz')).toMatchObject({ status: 200, body: Buffer.from('ok\n') });
  });

  it('is not refused because the store was damaged after the document had been verified', async () => {
    const projection = path.join(site.dataDir, 'releases/builds/latest.json');
    const text = await readFile(projection, 'utf8');
    await writeFile(projection, text.slice(0, 100));
    expect(await ask('/f')).toMatchObject({ status: 200 });
    expect(await ask('/readyz')).toMatchObject({ status: 200 });
    await writeFile(projection, text);
  });

  it('is the metrics, from this machine alone', async () => {
    await ask('/f');
    const { status, headers, body } = await ask('/metrics');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body.toString()).toMatch(/shell_request_seconds_count\{stage="page",status="200"\} \d+/);
  });

  it('is counted apart from pages, as drawings are', async () => {
    const pages = async (): Promise<string | undefined> => {
      const { body } = await ask('/metrics');
      return /shell_request_seconds_count\{stage="page",status="200"\} (\d+)/.exec(body.toString())?.[1];
    };
    await ask('/f');
    const before = await pages();
    for (const path of ['/healthz', '/favicon.ico', '/robots.txt']) await ask(path);
    expect(await pages()).toBe(before);
    expect((await ask('/metrics')).body.toString()).toContain('stage="other",status="200"');
  });

  it.each([
    [{ 'x-forwarded-for': '203.0.113.9' }],
    [{ 'x-forwarded-for': '127.0.0.1' }],
    [{ forwarded: 'for=203.0.113.9' }],
  ])('is not for whom a proxy on this machine speaks: %j', async (headers: Record<string, string>) => {
    const { status, body } = await ask('/metrics', headers);
    expect([status, body.toString()]).toEqual([404, 'Not Found\n']);
  });
});

describe('a request that is no HTTP', () => {
  it('ends its own connection and nothing else', async () => {
    const { port } = new URL(site.origin);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask('/healthz')).status).toBe(200);
  });
});
