import { expect, it } from '@jest/globals';
import { isRouteErrorResponse } from 'react-router';
import { restoreHydrationState } from './hydration-state.ts';

it('leaves data as it came', () => {
  const state = { loaderData: { list: { total: 1 } }, actionData: { form: { ok: false } }, errors: null };
  expect(restoreHydrationState(state)).toEqual(state);
});

it('gives error responses back the class by which the router knows them', () => {
  const error = { status: 404, statusText: '', data: { message: 'Page Not Found' } };
  const sent = JSON.parse(JSON.stringify({ loaderData: {}, actionData: null, errors: { root: error } }));
  const { errors } = restoreHydrationState(sent);
  expect(isRouteErrorResponse(errors?.root)).toBe(true);
  expect(errors?.root).toMatchObject(error);
});
