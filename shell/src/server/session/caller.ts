import type { ClientAddress } from '@enerabi/shared/server/network';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Caller } from '../gateway/call-api.ts';
import type { ServerEnvironment } from '../server-environment.ts';

/** The visitor for whom this server calls the API while it answers a request. */
export const callerOf = (context: Context<ServerEnvironment>, addressOf: ClientAddress): Caller => ({
  requestId: context.get('requestId'),
  clientAddress: addressOf(getConnInfo(context).remote.address, context.req.header('x-forwarded-for')),
});
