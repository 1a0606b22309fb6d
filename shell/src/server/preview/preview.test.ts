import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestSite, type TestSite } from '../../testing/index.ts';
import { insertAtBodyEnd } from '../page/insert-at-body-end.ts';
import { previewMark } from './preview-mark.ts';

let site: TestSite;
let candidate: string;
beforeEach(async () => {
  site = await openTestSite({ remotes: { 'mfe-search': undefined } });
  candidate = await site.rollOut('mfe-search', 'new', '0');
});
afterEach(() => site.close());

const get = async (path: string, cookie = '') => {
  const reply = await fetch(`${site.origin}${path}`, {
    redirect: 'manual',
    headers: cookie ? { cookie } : {},
  });
  const html = await reply.text();
  return { reply, html, heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1], text: html.replace(/<[^>]*>/g, ' ') };
};
/** Opens a link as a browser does. @returns the cookie that it leaves */
async function open(path: string): Promise<string> {
  const { reply } = await get(path);
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toBe('/');
  const [cookie = ''] = reply.headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/);
  return cookie.split(';')[0] ?? '';
}
/** The server may still have the document before the rollout. */
async function untilShown(cookie: string): Promise<Awaited<ReturnType<typeof get>>> {
  for (;;) {
    const page = await get('/f', cookie);
    if (page.heading === 'new') return page;
  }
}

describe('a preview', () => {
  it('shows a release that nobody gets yet to one browser, and says so', async () => {
    const cookie = await open(site.preview({ 'mfe-search': candidate }));
    const { text, html, reply } = await untilShown(cookie);
    expect(text).toContain('プレビュー表示中: mfe-search');
    expect(html).toContain(`"mfe-search":{"release":"${candidate}"`);
    expect(reply.headers.getSetCookie()).toEqual([]);
    const other = await get('/f');
    expect(other.heading).toBe('mfe-search');
    expect(other.text).not.toContain('プレビュー');
  });

  it('ends when it is told to', async () => {
    const { reply } = await get('/preview/end', await open(site.preview({ 'mfe-search': candidate })));
    expect(reply.headers.getSetCookie()[0]).toMatch(/^preview=;.*Max-Age=0/);
  });

  it('shows no release that was taken back, and says so', async () => {
    const cookie = await open(site.preview({ 'mfe-search': candidate }));
    await untilShown(cookie);
    await site.abort('mfe-search');
    const { heading, text } = await get('/f', cookie);
    expect(heading).toBe('mfe-search');
    expect(text).toContain('取り下げられました');
  });

  it('of a stranger is refused, with a way out', async () => {
    const { reply, text } = await get(`${site.preview({ 'mfe-search': candidate })}x`);
    expect(reply.status).toBe(403);
    expect(text).toContain('新しいリンク');
    expect((await get('/f', 'preview=forged')).text).not.toContain('プレビュー');
  });
});

it('the mark escapes what it shows, and stands in the body', () => {
  const page = Buffer.from('<html><body><p>保育園</p></body></html>');
  const marked = insertAtBodyEnd(page, previewMark(['<b>'], 'n')).toString();
  expect(marked).toMatch(/保育園<\/p><style nonce="n">.*&#60;b&#62;.*<\/aside><\/body><\/html>$/);
  expect(insertAtBodyEnd(Buffer.from('no page'), '!').toString()).toBe('no page!');
});
