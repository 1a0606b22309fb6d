import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

const local = { app: 'mfe-diary', port: 3100, entry: '/client/remoteEntry.mjs', paths: ['/diary'] };

const form = { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite({ remotes: { 'mfe-search': undefined } });
});
afterEach(() => site.close());

async function get(path: string, cookie = '', method = 'GET') {
  const reply = await fetch(`${site.origin}${path}`, {
    redirect: 'manual',
    method,
    headers: { ...(cookie && { cookie }), ...(method === 'POST' && form) },
  });
  return { reply, html: await reply.text(), policy: reply.headers.get('content-security-policy') ?? '' };
}
async function begin(): Promise<string> {
  const { reply } = await get(site.preview({}, local));
  expect(reply.headers.get('location')).toBe('/diary');
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

describe("a developer's own build", () => {
  it('has the frame from the server, and its pages from their machine, in one browser alone', async () => {
    const { html, reply, policy } = await get('/diary', await begin());
    expect(reply.status).toBe(200);
    expect(html).toContain('"owner":"mfe-diary"');
    expect(html).toContain('"entry":"http://localhost:3100/client/remoteEntry.mjs"');
    expect(html.replace(/<[^>]*>/g, ' ')).toContain('プレビュー表示中: mfe-diary (localhost:3100)');
    expect(policy).toContain("connect-src 'self' http://localhost:3100 ws://localhost:3100");
    const other = await get('/diary');
    expect(other.reply.status).toBe(404);
    expect(other.html).not.toContain('localhost:3100');
    expect(other.policy).not.toContain('localhost:3100');
  });

  it('is reached from pages of other apps, which stay as they are', async () => {
    const { html, reply } = await get('/f', await begin());
    expect(reply.status).toBe(200);
    expect(html).toContain('"owner":"mfe-search"');
    expect(html).toContain('"path":"/diary","app":"mfe-diary"');
  });

  it('replaces the live release of its app, too', async () => {
    const { reply } = await get(site.preview({}, { ...local, app: 'mfe-search', paths: ['/f'] }));
    const { html } = await get('/f', reply.headers.getSetCookie()[0]?.split(';')[0]);
    expect(html).toContain('"owner":"mfe-search"');
    expect(html).not.toContain('<h1>mfe-search');
  });

  it('gets no form without scripts: the page comes again', async () => {
    const { html, reply } = await get('/diary', await begin(), 'POST');
    expect(reply.status).toBe(200);
    expect(html).toContain('"owner":"mfe-diary"');
  });
});
