import { rememberChild } from '@enerabi/shared/child';
import { keepCommutePlaces } from '@enerabi/shared/commute';
import { createInMemoryApi, renderRoutes } from '@enerabi/shared/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ChildSearch } from './child-search.tsx';

beforeEach(() => localStorage.clear());

async function open() {
  rememberChild({ birthday: '2025-05-20', month: '2027-04' });
  const routes = [
    { id: 'top', path: '/', lazy: async () => ({ Component: () => <ChildSearch today="2026-11-22" /> }) },
    { id: 'f', path: '/f', lazy: async () => ({ Component: () => <p>一覧</p> }) },
  ];
  const opened = renderRoutes(routes, { at: '/', api: createInMemoryApi() });
  return { ...opened, find: await screen.findByRole('button', { name: 'このクラスで園を探す' }) };
}

it('asks for a prefecture first, since a list of the whole country helps nobody', async () => {
  const { user, find, router } = await open();
  await user.click(find);
  const area = screen.getByRole('combobox', { name: '園を探す都道府県' });
  expect(area).toHaveAccessibleDescription('園を探す都道府県を選んでください。');
  expect(area).toHaveFocus();
  await user.selectOptions(area, '東京都');
  expect(area).not.toHaveAccessibleDescription();
  await user.click(find);
  await waitFor(() => expect(router.state.location.pathname).toBe('/f'));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    area: '130001',
    child_class_id: '1',
    child_age_months: '22',
    sort: 'vacant',
  });
});

it('finds first what is near the home that this browser knows (issue 22)', async () => {
  keepCommutePlaces({ home: { name: '三軒茶屋駅', latitude: 35.6436, longitude: 139.6699 }, works: [] });
  const { user, find, router } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: '園を探す都道府県' }), '東京都');
  await user.click(find);
  await waitFor(() => expect(router.state.location.pathname).toBe('/f'));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
    sort: 'vacant',
    search_target_lat: '35.6436',
    search_target_lng: '139.6699',
  });
});
