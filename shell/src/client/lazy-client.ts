import type { ApiClient } from '@enerabi/shared/client';
import type { Operation } from '@enerabi/shared/contract';

type Call = (operation: Operation, options?: object) => Promise<unknown>;

let client: Promise<Call> | undefined;

/** A client that could not be fetched is fetched again by the next call. */
function loadClient(): Promise<Call> {
  client ??= import(/* webpackChunkName: 'client' */ '@enerabi/shared/client').then(
    ({ createClient }) => createClient({ baseUrl: '' }) as Call,
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}

const call: Call = async (operation, options) => (await loadClient())(operation, options);

/** The client of this tab. The first page has its data already, so the code that fetches some comes with the first call. */
export const lazyClient = call as ApiClient;
