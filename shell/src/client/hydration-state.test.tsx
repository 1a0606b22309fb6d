import { expect, it } from '@jest/globals';
import { createMemoryRouter, isRouteErrorResponse } from 'react-router';
import { rootRoute } from '../frame/root-route.tsx';
import { restoreHydrationState } from './hydration-state.ts';

it('leaves data as it came', () => {
  const state = { loaderData: { list: { total: 1 } }, actionData: { form: { ok: false } }, errors: null };
  expect(restoreHydrationState(state)).toMatchObject(state);
});

it('gives error responses back the class by which the router knows them', () => {
  const error = { status: 404, statusText: '', data: { message: 'Page Not Found' } };
  const sent = JSON.parse(JSON.stringify({ loaderData: {}, actionData: null, errors: { root: error } }));
  const { errors } = restoreHydrationState(sent);
  expect(isRouteErrorResponse(errors?.root)).toBe(true);
  expect(errors?.root).toMatchObject(error);
});

it.each([
  ['/f/hikari', { facility: { name: 'ひかり保育園' } }],
  ['/login', {}],
])(
  'is all that the router needs to show %s: it waits for nothing, though its root has middleware',
  (path, loaderData) => {
    const asked: string[] = [];
    const facility = { id: 'facility', path: 'f/:facility_path_name', loader: () => asked.push('loader') };
    const login = { id: 'login', path: 'login' };
    const router = createMemoryRouter([rootRoute([facility, login], [(_, next) => next()])], {
      initialEntries: [path],
      hydrationData: restoreHydrationState({ loaderData, actionData: null, errors: null }),
      patchRoutesOnNavigation: () => void asked.push('routes'),
    });
    expect(router.state.initialized).toBe(true);
    expect(router.state.navigation.state).toBe('idle');
    expect(asked).toEqual([]);
    router.dispose();
  },
);
