import type { Context } from 'hono';

/** Crawlers and feed readers come often; news that is an hour old is fresh enough for them. */
export const cacheControl = 'public, max-age=3600';

export const xmlReply = (context: Context, xml: string, type = 'application/xml'): Response =>
  context.body(xml, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl });
