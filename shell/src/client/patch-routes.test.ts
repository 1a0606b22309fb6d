import type { RemoteRoute } from '@enerabi/shared/kernel';
import { expect, it } from '@jest/globals';
import { createMemoryRouter, type RouteObject } from 'react-router';
import type { Boot } from '../boot.ts';
import { rootRoute } from '../frame/root-route.tsx';
import type { Remotes } from './federation.ts';
import { createPatchRoutes } from './patch-routes.ts';
import { RemoteUnavailable } from './remote-unavailable.ts';

const page = (id: string, path: string): RemoteRoute => ({
  id,
  path,
  lazy: async () => ({ Component: () => null }),
});
const routesOf: Record<string, RemoteRoute[]> = {
  'mfe-search': [page('top', '/'), page('facility-list', 'f'), page('area', ':area')],
  'mfe-account': [page('login', 'login'), page('register', 'register')],
};

/** A router over a document that `owner` rendered; the apps in `unreachable` cannot be loaded. */
function open(owner: string | null, unreachable = new Set<string>()) {
  const asked: string[] = [];
  const slow = new Map<string, Promise<void>>();
  const remotes: Remotes = {
    loaded: new Map(),
    load: async (app) => {
      asked.push(app);
      await slow.get(app);
      if (unreachable.has(app)) throw new TypeError('Failed to fetch');
      return routesOf[app] ?? [];
    },
  };
  const start: RouteObject[] = [rootRoute(owner ? (routesOf[owner] ?? []) : [])];
  const router = createMemoryRouter(start, {
    initialEntries: [owner === 'mfe-search' ? '/f' : '/terms'],
    patchRoutesOnNavigation: createPatchRoutes({ owner } as Boot, remotes),
  });
  const go = async (path: string) => {
    await router.navigate(path);
    const { matches, errors } = router.state;
    return { route: matches.at(-1)?.route.id, errors: Object.values(errors ?? {}) };
  };
  return { asked, slow, unreachable, go };
}

it('brings in the routes of the remote that owns where the visitor goes, once', async () => {
  const { asked, go } = open('mfe-search');
  expect(await go('/login')).toEqual({ route: 'login', errors: [] });
  expect(await go('/register')).toEqual({ route: 'register', errors: [] });
  expect(await go('/f')).toEqual({ route: 'facility-list', errors: [] });
  expect(asked).toEqual(['mfe-account']);
});

it('knows the remote whose routes the document came with', async () => {
  const { asked, go } = open('mfe-search');
  expect((await go('/tokyo')).route).toBe('area');
  expect(asked).toEqual([]);
});

it('brings in the top page, too, for a document of another remote', async () => {
  const { go } = open('mfe-account');
  expect(await go('/')).toEqual({ route: 'top', errors: [] });
});

it('takes a path only as it is written: capitals name no page that is there in small letters', async () => {
  const { go } = open('mfe-search');
  expect(await go('/F')).toEqual({ route: 'area', errors: [] });
  expect(await go('/LOGIN')).toEqual({ route: 'area', errors: [] });
  await go('/login');
  expect(await go('/Login')).toEqual({ route: 'area', errors: [] });
  expect((await go('/Terms/x')).errors).toMatchObject([{ status: 404 }]);
});

it('loads no remote for a path of the shell, which is 404 if there is no such page (R1.3)', async () => {
  const { asked, go } = open('mfe-search');
  const { errors } = await go('/one_stop/unknown');
  expect(errors).toMatchObject([{ status: 404, data: { message: 'Page Not Found' } }]);
  expect(asked).toEqual([]);
});

it('is 404 where the owner has no such page (R1.3)', async () => {
  const { errors } = await open('mfe-search').go('/mypage/unknown');
  expect(errors).toMatchObject([{ status: 404 }]);
});

it('says which remote cannot be loaded, and tries again the next time', async () => {
  const { asked, unreachable, go } = open('mfe-search', new Set(['mfe-account']));
  const { errors } = await go('/login');
  expect(errors).toEqual([expect.any(RemoteUnavailable)]);
  expect((errors[0] as Error).message).toBe('mfe-account cannot be loaded');
  unreachable.clear();
  expect(await go('/login')).toEqual({ route: 'login', errors: [] });
  expect(asked).toEqual(['mfe-account', 'mfe-account']);
});

it('knows nothing yet of a remote that the visitor turned from while it was loading', async () => {
  const { asked, slow, go } = open('mfe-search');
  const arrival = Promise.withResolvers<void>();
  slow.set('mfe-account', arrival.promise);
  const interrupted = go('/login');
  expect(await go('/f')).toEqual({ route: 'facility-list', errors: [] });
  arrival.resolve();
  await interrupted;
  expect(asked).toEqual(['mfe-account']);
  expect(await go('/login')).toEqual({ route: 'login', errors: [] });
});

it('shows the page that the visitor turned to instead of a remote that then could not be loaded', async () => {
  const { slow, unreachable, go } = open('mfe-search', new Set(['mfe-account']));
  const arrival = Promise.withResolvers<void>();
  slow.set('mfe-account', arrival.promise);
  const interrupted = go('/login');
  expect(await go('/f')).toEqual({ route: 'facility-list', errors: [] });
  arrival.resolve();
  expect(await interrupted).toEqual({ route: 'facility-list', errors: [] });
  unreachable.clear();
  expect(await go('/login')).toEqual({ route: 'login', errors: [] });
});
