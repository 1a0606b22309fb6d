import { readTimeoutMs, writeTimeoutMs } from '@enerabi/shared/constants';

/** On whose behalf the API is called. */
export interface Caller {
  requestId: string;
  /** From where the visitor comes, as this server knows it; the API counts failed logins by it. */
  clientAddress: string;
}

export interface ApiReply {
  status: number;
  headers: Headers;
  /** Undefined where it is no JSON. */
  body: unknown;
}

/** @returns undefined where the API cannot be reached or does not answer in time */
export type CallApi = (
  call: {
    method: 'GET' | 'POST';
    path: string;
    /** JSON. */
    body?: string | Uint8Array<ArrayBuffer> | undefined;
    authorization?: string;
  },
  caller: Caller,
) => Promise<ApiReply | undefined>;

export const callHeaders = ({ requestId, clientAddress }: Caller): Record<string, string> => ({
  'x-request-id': requestId,
  'x-forwarded-for': clientAddress,
});

/** The calls that this server makes itself, for a session's sake. */
export const callApi =
  (apiBaseUrl: string): CallApi =>
  async ({ method, path, body, authorization }, caller) => {
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
        signal: AbortSignal.timeout(method === 'GET' ? readTimeoutMs : writeTimeoutMs),
      });
      const { status, headers } = reply;
      return { status, headers, body: await reply.json().catch(() => undefined) };
    } catch {
      return undefined;
    }
  };
