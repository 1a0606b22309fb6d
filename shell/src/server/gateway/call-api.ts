import { readTimeoutMs, writeTimeoutMs } from '@enerabi/shared/constants';
import { traceHeaders } from '@enerabi/shared/server/tracing';

/** The visitor's request for which this server calls the API. */
export interface Caller {
  requestId: string;
  /**
   * The visitor's address, as this server knows it; the API limits login attempts by it. Absent for crawlers' files.
   */
  clientAddress?: string | undefined;
}

export interface ApiReply {
  status: number;
  headers: Headers;
  /** Undefined if the reply is not JSON. */
  body: unknown;
}

/** @returns undefined if the API cannot be reached or does not answer in time */
export type CallApi = (
  call: {
    method: 'GET' | 'POST';
    path: string;
    /** JSON. */
    body?: string | Uint8Array<ArrayBuffer> | undefined;
    authorization?: string;
    /** Aborts the call when the visitor's request ends. */
    signal?: AbortSignal;
  },
  caller: Caller,
) => Promise<ApiReply | undefined>;

export const callHeaders = ({ requestId, clientAddress }: Caller): Record<string, string> => ({
  'x-request-id': requestId,
  ...traceHeaders(),
  ...(clientAddress !== undefined && { 'x-forwarded-for': clientAddress }),
});

/** Makes the calls that this server itself needs for a session. */
export const callApi =
  (apiBaseUrl: string): CallApi =>
  async ({ method, path, body, authorization, signal }, caller) => {
    try {
      const reply = await fetch(apiBaseUrl + path, {
        method,
        headers: {
          accept: 'application/json',
          ...callHeaders(caller),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(authorization !== undefined && { authorization }),
        },
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.any([
          AbortSignal.timeout(method === 'GET' ? readTimeoutMs : writeTimeoutMs),
          ...(signal ? [signal] : []),
        ]),
      });
      const { status, headers } = reply;
      return { status, headers, body: await reply.json().catch(() => undefined) };
    } catch {
      return undefined;
    }
  };
