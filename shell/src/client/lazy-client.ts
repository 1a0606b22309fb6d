import type { ApiClient } from '@enerabi/shared/client';
import { browserReadTimeoutMs } from '@enerabi/shared/constants';
import type { Operation } from '@enerabi/shared/contract';

type Call = (operation: Operation, options?: object) => Promise<unknown>;

let client: Promise<Call> | undefined;

/** Loads the client once; after a failure the next call loads it again. */
function loadClient(): Promise<Call> {
  client ??= import(/* webpackChunkName: 'idle' */ '@enerabi/shared/client').then(
    ({ createClient }) => createClient({ baseUrl: '', readMs: browserReadTimeoutMs }) as Call,
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}

const call: Call = async (operation, options) => (await loadClient())(operation, options);

/**
 * The API client of this tab. The server sends the first page's data, so the client's code is loaded at the first call.
 */
export const lazyClient = call as ApiClient;
