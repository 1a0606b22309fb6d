import { createStaticHandler, RouterContextProvider } from 'react-router';
import type { ApiClient } from '../client/api-client.ts';
import { api, type RemoteRoute } from '../kernel/index.ts';

/**
 * Loads an address as the shell's server does, without rendering it.
 * @returns the status that the page answers with
 */
export async function answerStatus(
  routes: readonly RemoteRoute[],
  options: { at: string; api: ApiClient },
): Promise<number> {
  const requestContext = new RouterContextProvider();
  requestContext.set(api, options.api);
  const request = new Request(new URL(options.at, 'https://example.jp'));
  const result = await createStaticHandler([...routes]).query(request, { requestContext });
  return 'statusCode' in result ? result.statusCode : result.status;
}
