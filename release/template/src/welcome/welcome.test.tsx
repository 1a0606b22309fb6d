import { listFacilities } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, renderRoutes, sampleFacility } from '@enerabi/shared/testing';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { routes } from '../routes.ts';

it('shows facilities, each with its page', async () => {
  const reply = { total: 1, page: 1, limit: 3, facilities: [sampleFacility()] };
  renderRoutes(routes, { at: '__PATH__', api: createInMemoryApi(answering(listFacilities, () => reply)) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: /花岡保育園/ })).toBeVisible();
});
