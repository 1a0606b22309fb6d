import type { Hono } from 'hono';
import { escaped, plainPage } from '../page/plain-page.ts';
import { newNonce } from '../security-headers.ts';
import type { ServerEnvironment } from '../server-environment.ts';
import { previewCopy } from './preview.copy.ts';
import type { Previews } from './previews.ts';

/** `/preview/<link>` begins a preview in this browser, `/preview/end` ends it. */
export function previewRoutes(app: Hono<ServerEnvironment>, previews: Previews, siteName: string): void {
  const noStore = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  app.get('/preview/end', (context) =>
    context.body(null, 303, { ...noStore, location: '/', 'set-cookie': previews.cookie(null) }),
  );
  app.get('/preview/:link', (context) => {
    const link = context.req.param('link');
    const preview = previews.read(link);
    if (preview)
      return context.body(null, 303, {
        ...noStore,
        // A developer wants to see their own page.
        location: preview.local?.paths[0] ?? '/',
        'set-cookie': previews.cookie(link, preview),
      });
    const { title, text, back } = previewCopy.invalid;
    const content = `<p>${escaped(text)}</p>\n<p><a href="/">${back}</a></p>`;
    const nonce = newNonce();
    return context.html(plainPage({ title, siteName, content, nonce }), 403, {
      ...noStore,
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    });
  });
}
