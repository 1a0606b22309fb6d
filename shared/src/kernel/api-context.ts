import { createContext, type RouterContextProvider } from 'react-router';
import type { ApiClient } from '../client/api-client.ts';

/** The typed API client of this request (server) or this tab (browser): `context.get(api)(listFacilities, …)`. */
export const api = createContext<ApiClient>();

/** What a loader or action gets. */
export interface LoaderArgs {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
}
