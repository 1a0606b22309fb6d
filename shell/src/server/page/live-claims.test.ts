import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestSite, type TestSite } from '../../testing/index.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite({ remotes: { 'mfe-search': undefined } });
});
afterEach(() => site.close());

const page = async (path: string): Promise<{ status: number; html: string }> => {
  const reply = await fetch(`${site.origin}${path}`);
  return { status: reply.status, html: await reply.text() };
};

describe('a remote of a new team', () => {
  it('joins a running site with a path of its own, without a release of the shell', async () => {
    expect((await page('/events')).status).toBe(404);
    await site.publish('mfe-events', 'events', undefined, { path: '/events', claims: ['/events'] });
    while ((await page('/events')).status !== 200);
    const { html } = await page('/events');
    expect(html).toContain('<h1>events</h1>');
    // The browser finds it, too.
    expect((await page('/f')).html).toContain('"claims":[{"path":"/events","app":"mfe-events"}]');
    await site.publish('mfe-events', 'events again', undefined, { path: '/events' });
    while (!(await page('/events')).html.includes('<h1>events again</h1>'));
  });

  it('gets no path that nobody gave it, and none of another team', async () => {
    const publish = (path: string, claims?: string[]) =>
      site.publish('mfe-events', 'events', undefined, { path, ...(claims && { claims }) });
    await expect(publish('/events')).rejects.toMatchObject({
      code: 'gate_refused',
      message: expect.stringContaining('/events is claimed by nobody; operations claim it with'),
    });
    await expect(publish('/f')).rejects.toThrow('/f is claimed by mfe-search, and not by mfe-events');
    await expect(publish('/f', ['/f'])).rejects.toThrow(
      '/f is claimed by mfe-search, and cannot be claimed for mfe-events, too',
    );
    await publish('/events', ['/events']);
    await expect(
      site.publish('mfe-others', 'others', undefined, { path: '/events', claims: ['/events'] }),
    ).rejects.toThrow('/events is claimed by mfe-events, and cannot be claimed for mfe-others, too');
  });

  it('takes away no path that is live, unless it is forced', async () => {
    await site.publish('mfe-events', 'events', undefined, { path: '/events', claims: ['/events'] });
    await expect(site.publish('mfe-events', 'none')).rejects.toThrow('/events is served by the live r_');
    await site.publish('mfe-events', 'none', undefined, { isForced: true });
  });
});
