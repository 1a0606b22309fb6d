import { clientAddressBy } from '@enerabi/shared/server/network';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** @param trustedProxies addresses and ranges (`TRUSTED_PROXIES`) */
export function clientAddressOf(trustedProxies: readonly string[]): (context: Context) => string {
  const find = clientAddressBy(trustedProxies);
  return (context) => find(peerOf(context), context.req.header('x-forwarded-for'));
}

/** Undefined without a connection, as in `app.request`. */
const peerOf = (context: Context): string | undefined =>
  context.env?.incoming ? getConnInfo(context).remote.address : undefined;
