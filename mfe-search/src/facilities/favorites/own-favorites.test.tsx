import { changeFavoriteFacility, listFavoriteFacilities, listFavoriteIds } from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  hydrateDelayed,
  problem,
  renderRoutes,
  reportedErrors,
} from '@enerabi/shared/testing';
import { sampleFacility } from '@enerabi/shared/testing/sample-facilities';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FavoriteFacilityButton } from './favorite-facility-button.tsx';
import { OwnFavorites } from './own-favorites.tsx';

const hanaoka = { facility_id: 1, path_name: 'hanaoka', name: '花岡保育園' };
const sakura = { facility_id: 2, path_name: 'sakura', name: 'さくら保育園' };
const content = (
  <>
    <article>
      <FavoriteFacilityButton facility={hanaoka} />
      <FavoriteFacilityButton facility={sakura} />
    </article>
    <OwnFavorites />
  </>
);
const show = async () => {
  const lazy = async () => ({ Component: () => content });
  const { user } = renderRoutes([{ id: 'page', path: '/', lazy }], { at: '/', api: createInMemoryApi() });
  await screen.findByRole('article');
  return user;
};
const heart = (name: string) =>
  within(screen.getByRole('article')).getByRole('button', { name: `「${name}」のお気に入り` });
const own = () => screen.queryByRole('region', { name: 'お気に入りから選ぶ' });
const said = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-status-region]')).toHaveTextContent(text));

const reported = reportedErrors();
beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

it("a visitor's favourites are listed, the latest first, and can be added to the comparison", async () => {
  const user = await show();
  expect(own()).toBeNull();
  await user.click(heart('花岡保育園'));
  await said('「花岡保育園」をお気に入りに追加しました。');
  await user.click(heart('さくら保育園'));
  const links = within(own() as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/f/sakura', '/f/hanaoka']);
  await user.click(within(own() as HTMLElement).getByRole('button', { name: '「花岡保育園」を比較に追加' }));
  expect(JSON.parse(localStorage.getItem('comparison') ?? '')).toEqual(['hanaoka']);
});

it('what is taken out of the list is no longer marked anywhere on the page', async () => {
  const user = await show();
  await user.click(heart('花岡保育園'));
  expect(heart('花岡保育園')).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(own() as HTMLElement).getByRole('button', { name: '「花岡保育園」のお気に入り' }));
  await waitFor(() => expect(own()).toBeNull());
  expect(heart('花岡保育園')).toHaveAttribute('aria-pressed', 'false');
});

it('hydrates with what this browser keeps, though the server knows nothing of it', () => {
  hydrateDelayed(
    <article>
      <FavoriteFacilityButton facility={hanaoka} />
    </article>,
    () => localStorage.setItem('favorite-facilities', JSON.stringify([hanaoka])),
  );
  expect(heart('花岡保育園')).toHaveAttribute('aria-pressed', 'true');
});

describe('a member', () => {
  const hanako = {
    cognito_sub: '3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10',
    mailaddress: 'hanako@example.jp',
    positions: [{ position_kind_id: 2 }],
    last_name: '花岡',
    first_name: '花子',
  };
  const facility = sampleFacility(sakura);

  const showTo = async (sub: string, isFull = false) => {
    let saved = [sakura.facility_id];
    const client = createInMemoryApi(
      answering(listFavoriteIds, () => ({ facility_ids: saved, job_posting_ids: [] })),
      answering(listFavoriteFacilities, () => ({
        total: saved.length,
        page: 1,
        limit: 20 as const,
        facilities: saved.map((id) => ({ ...facility, ...(id === 1 ? hanaoka : sakura) })),
      })),
      answering(changeFavoriteFacility, ({ body }) => {
        if (isFull) return problem(409, 'too_many_favorites');
        const { facility_id, is_favorite } = body as { facility_id: number; is_favorite: boolean };
        saved = saved.filter((id) => id !== facility_id);
        if (is_favorite) saved = [facility_id, ...saved];
        return { total: saved.length };
      }),
    );
    const lazy = async () => ({ Component: () => content });
    const session = { user: { ...hanako, cognito_sub: sub }, expiresAt: null };
    const { user } = renderRoutes([{ id: 'page', path: '/', lazy }], { at: '/', api: client, session });
    await screen.findByRole('article');
    return { user, saved: () => saved };
  };

  it('reads and changes the favourites in the account; this browser stores nothing of them', async () => {
    const { user, saved } = await showTo('a-member');
    await waitFor(() => expect(heart('さくら保育園')).toHaveAttribute('aria-pressed', 'true'));
    expect(await screen.findByText('お気に入りは、アカウントに保存しています。')).toBeVisible();
    await user.click(heart('花岡保育園'));
    await said('「花岡保育園」をお気に入りに追加しました。');
    expect(saved()).toEqual([1, 2]);
    const links = () => within(own() as HTMLElement).getAllByRole('link');
    await waitFor(() =>
      expect(links().map((link) => link.getAttribute('href'))).toEqual(['/f/hanaoka', '/f/sakura']),
    );
    await user.click(heart('さくら保育園'));
    await waitFor(() => expect(saved()).toEqual([1]));
    expect(localStorage.getItem('favorite-facilities')).toBeNull();
  });

  it('is shown an error if a favourite could not be saved', async () => {
    const { user, saved } = await showTo('another-member', true);
    await waitFor(() => expect(heart('さくら保育園')).toHaveAttribute('aria-pressed', 'true'));
    await user.click(heart('花岡保育園'));
    expect(await screen.findByText('追加できませんでした。もう一度お試しください。')).toBeVisible();
    expect(heart('花岡保育園')).toHaveAttribute('aria-pressed', 'false');
    expect(saved()).toEqual([2]);
    expect(reported).toHaveLength(1);
  });
});

// This test is the last one: a value that could not be stored stays in memory until the page is left.
it('a browser that keeps nothing says so, and the heart is as before', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const user = await show();
  await user.click(heart('花岡保育園'));
  expect(await screen.findByText('追加できませんでした。もう一度お試しください。')).toBeVisible();
  expect(heart('花岡保育園')).toHaveAttribute('aria-pressed', 'false');
  expect(own()).toBeNull();
  expect(reported).toHaveLength(1);
});
