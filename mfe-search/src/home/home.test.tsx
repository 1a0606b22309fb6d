import { createInMemoryApi, renderRoutes } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.ts';

// What this test asks is where the form leads; the list itself has its own tests.
const [home] = routes;
const open = () => renderRoutes(home ? [home] : [], { at: '/', api: createInMemoryApi() });

describe('/', () => {
  it('searches facilities by area and keyword, with nothing but these in the address', async () => {
    const { user, router } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'エリア' }), '山口県');
    await user.type(screen.getByRole('searchbox', { name: 'キーワード' }), 'はなおか');
    await user.click(screen.getByRole('button', { name: '検索する' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/f'));
    expect(decodeURI(router.state.location.search)).toBe('?area=350001&keyword=はなおか');
  });

  it('links every prefecture to its list (R1.7)', async () => {
    open();
    expect(await screen.findByRole('link', { name: '沖縄県' })).toHaveAttribute('href', '/f?area=470007');
    expect(screen.getAllByRole('link')).toHaveLength(47);
  });
});
