import { createContext as createReactContext, useContext } from 'react';
import { createContext, type RouterContextProvider } from 'react-router';
import type { ApiClient } from '../client/api-client.ts';

/** The typed API client of this request (server) or this tab (browser): `context.get(api)(listFacilities, …)`. */
export const api = createContext<ApiClient>();

const BrowserApi = createReactContext<ApiClient>(() => {
  throw new Error('useApi needs the ApiProvider that the shell renders in a browser');
});
export const ApiProvider = BrowserApi.Provider;

/** This tab's client, for calls between navigations, such as while typing; a page's data come from its loader. */
export const useApi = (): ApiClient => useContext(BrowserApi);

/** Arguments of a loader or action. */
export interface LoaderArgs {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
}
