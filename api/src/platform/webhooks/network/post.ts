import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { type AddressPolicy, isCallable } from './address.rules.ts';
import { AddressRefused, checkedLookup, type Resolve } from './checked-lookup.ts';
import { hostOf } from './target.rules.ts';

export interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Ends the whole call. */
  timeoutMs: number;
  policy: AddressPolicy;
  /** Default: the system's resolver. */
  resolve?: Resolve | undefined;
}

export interface PostReply {
  status: number;
  /** `Retry-After` as it is. */
  retryAfter: string | undefined;
}

/** Nobody reads a reply's body; a short one is taken in, so that the receiver notices no broken connection. */
const mostReplyBytes = 64 * 1024;

/**
 * Posts once, by a connection of its own, and follows no redirect.
 * @throws AddressRefused, and errors of network, TLS and time-out
 */
export function post({ url, headers, body, timeoutMs, policy, resolve }: Post): Promise<PostReply> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((taken, reject) => {
    const host = hostOf(new URL(url));
    // An address is not looked up, so that the resolver does not see it.
    if (isIP(host) && !isCallable(host, policy)) throw new AddressRefused(`${host} is not public`);
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A kept connection would have been checked for another call.
      agent: false,
      lookup: checkedLookup(policy, resolve),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Also for errors after the reply, which nobody waits for any more.
    sending.on('error', reject);
    sending.once('response', (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > mostReplyBytes) response.destroy();
      });
      response.on('error', () => {});
      taken({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    });
    sending.end(body);
  });
}
