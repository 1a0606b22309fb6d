import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterContextProvider, RouterProvider, useRouteError } from 'react-router';
import type { ApiClient } from '../client/api-client.ts';
import { type Capabilities, capabilities } from '../constants/index.ts';
import {
  ApiProvider,
  api,
  CapabilitiesProvider,
  createSessionStore,
  isRouteErrorResponse,
  loadDeferredParts,
  type RemoteRoute,
  type Session,
  SessionProvider,
  type Site,
  SiteProvider,
  visitorSession,
} from '../kernel/index.ts';

export const sampleSite: Site = { name: 'えんえらび', origin: 'https://example.jp', links: {} };

interface RenderOptions {
  /** Path and query that the visitor opens. */
  at: string;
  api: ApiClient;
  session?: Session;
  /** Differences from the sample site. */
  site?: Partial<Site>;
  /** Capabilities that differ from the site's. */
  can?: Partial<Capabilities>;
}

export interface RenderedRoutes {
  router: ReturnType<typeof createMemoryRouter>;
  user: UserEvent;
}

/**
 * Opens an address as the shell's router does: lazy route, loader with the client in its context, page. A failure is
 * shown as `<p role="alert">` with the status, as the frame's problem pages would.
 * @returns the router and a `user` who clicks and types
 */
export function renderRoutes(routes: readonly RemoteRoute[], options: RenderOptions): RenderedRoutes {
  loadDeferredParts();
  const elsewhere = { path: '*', element: <p>elsewhere</p> };
  const router = createMemoryRouter(
    [{ id: 'root', ErrorBoundary: Failure, HydrateFallback: () => null, children: [...routes, elsewhere] }],
    {
      initialEntries: [options.at],
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(api, options.api);
        return context;
      },
    },
  );
  render(
    <SiteProvider value={{ ...sampleSite, ...options.site }}>
      <CapabilitiesProvider value={{ ...capabilities, ...options.can }}>
        <SessionProvider value={createSessionStore(options.session ?? visitorSession)}>
          <ApiProvider value={options.api}>
            <RouterProvider router={router} />
          </ApiProvider>
        </SessionProvider>
      </CapabilitiesProvider>
    </SiteProvider>,
  );
  return { router, user: userEvent.setup() };
}

function Failure() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return <p role="alert">{error.status}</p>;
}
