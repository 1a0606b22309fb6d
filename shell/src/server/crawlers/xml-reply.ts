import type { Context } from 'hono';

/** Crawlers and feed readers come often, and an hour is soon enough for what they tell on. */
export const cacheControl = 'public, max-age=3600';

export const xmlReply = (context: Context, xml: string, type = 'application/xml'): Response =>
  context.body(xml, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl });
