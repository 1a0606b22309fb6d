import '@enerabi/shared/tokens/reset.css';
import '@enerabi/shared/tokens/tokens.css';
import '@enerabi/shared/tokens/base.css';
import { ApiProvider, api, createSessionStore, SessionProvider, SiteProvider } from '@enerabi/shared/kernel';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { type Boot, bootElementId } from '../boot.ts';
import { FrameProvider } from '../frame/frame-context.ts';
import { rootRoute } from '../frame/root-route.tsx';
import { createRemotes } from './federation.ts';
import { restoreHydrationState } from './hydration-state.ts';
import { lazyClient } from './lazy-client.ts';
import { reportFailure } from './report-failure.ts';
import { markSession } from './session-marker.ts';
import { sessionMiddleware } from './session-middleware.ts';
import { whenIdle } from './when-idle.ts';

const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as Boot;
const remotes = createRemotes(boot);
let patchRoutes: PatchRoutesOnNavigationFunction | undefined;

/** Completes the matched routes before the router exists: a lazy route at hydration would render the page twice. */
async function resolveLazyRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const page = await route.lazy();
      Object.assign(route, page, { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const owned = boot.owner ? await remotes.load(boot.owner) : [];
  const session = createSessionStore(boot.session);
  markSession(boot.session);
  const routes = [rootRoute(owned, [sessionMiddleware(session)])];
  await resolveLazyRoutes(routes);
  const router = createBrowserRouter(routes, {
    hydrationData: restoreHydrationState(boot.hydration),
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(api, lazyClient);
      return context;
    },
    patchRoutesOnNavigation: async (navigation) => {
      patchRoutes ??= (await import(/* webpackChunkName: 'idle' */ './idle.ts')).createPatchRoutes(
        boot,
        remotes,
      );
      return patchRoutes(navigation);
    },
  });
  const frame = {
    styles: boot.styles,
    requestId: boot.requestId,
    build: String(boot.seq),
    year: boot.year,
    shown: { ...router.state.location },
  };
  hydrateRoot(
    document,
    <FrameProvider value={frame}>
      <SiteProvider value={boot.site}>
        <SessionProvider value={session}>
          <ApiProvider value={lazyClient}>
            <RouterProvider router={router} />
          </ApiProvider>
        </SessionProvider>
      </SiteProvider>
    </FrameProvider>,
  );
  whenIdle(boot, router, session);
}

// Without scripts the server's page stays usable: its text, links and forms work.
start().catch((error: unknown) => {
  console.error('The page stays without its scripts:', error);
  reportFailure(error);
});
