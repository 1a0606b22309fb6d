import { type FacilityDetail, listFacilitiesByPath } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, hydrateDelayed, renderRoutes } from '@enerabi/shared/testing';
import { sampleFacilityDetail } from '@enerabi/shared/testing/sample-facilities';
import { keepVisitNotes, visitNotes } from '@enerabi/shared/visit-notes';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { FavoriteCards } from './favorite-cards.tsx';

const nursery = (number: number): FacilityDetail =>
  sampleFacilityDetail({ facility_id: number, path_name: `n${number}`, name: `第${number}保育園` });
const keep = (...numbers: number[]) =>
  localStorage.setItem(
    'favorite-facilities',
    JSON.stringify(numbers.map((number) => ({ ...nursery(number), facility_id: number }))),
  );

beforeEach(() => localStorage.clear());

function open(at: string) {
  const asked: string[][] = [];
  const api = createInMemoryApi(
    answering(listFacilitiesByPath, ({ query: { path_names } }) => {
      asked.push(path_names);
      const known = path_names.filter((name) => name !== 'n99');
      return {
        facilities: known.map((name) => nursery(Number(name.slice(1)))),
        missing: path_names.filter((name) => name === 'n99'),
      };
    }),
  );
  return { asked, ...renderRoutes(routes, { at, api }) };
}
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { hidden: true });
const cards = async () =>
  (await screen.findAllByRole('article')).map(
    (card) => within(card).getByRole('heading', { level: 2 }).textContent,
  );
const address = (router: ReturnType<typeof open>['router']) =>
  decodeURIComponent(router.state.location.pathname + router.state.location.search);

describe('/favorite', () => {
  it("opens a visitor's own favourites, without a login, at an address that can be sent", async () => {
    keep(2, 1);
    const { router } = open('/favorite');
    expect(await cards()).toEqual(['第2保育園', '第1保育園']);
    expect(address(router)).toBe('/favorite?facilities[]=n2&facilities[]=n1');
    expect(screen.getByText(/このブラウザーにだけ保存しています/)).toBeVisible();
    expect(screen.getByRole('link', { name: '比較表を見る' })).toHaveAttribute(
      'href',
      '/comparison?facilities%5B%5D=n2&facilities%5B%5D=n1',
    );
  });

  it('says how to begin where there is none', async () => {
    open('/favorite');
    expect(await screen.findByRole('heading', { name: 'お気に入りはまだありません' })).toBeVisible();
    expect(screen.getByRole('link', { name: '園を探す' })).toHaveAttribute('href', '/f');
  });

  it("shows what somebody has sent as theirs, and leads back to the visitor's own", async () => {
    keep(1);
    open('/favorite?facilities[]=n3&facilities[]=n4');
    expect(await cards()).toEqual(['第3保育園', '第4保育園']);
    expect(screen.getByText(/ハートを押すと、ご自分のお気に入りに追加できます/)).toBeVisible();
    expect(screen.getByRole('link', { name: '自分のお気に入りを見る' })).toHaveAttribute(
      'href',
      '/favorite?facilities%5B%5D=n1',
    );
  });

  it('loads a long list in parts, says what is no longer there, and leaves out what no facility can be', async () => {
    const names = [...Array.from({ length: 10 }, (_, at) => `n${at + 1}`), 'n99', '../x'];
    const { asked } = open(`/favorite?${names.map((name) => `facilities[]=${name}`).join('&')}`);
    expect(await cards()).toHaveLength(10);
    expect(asked.map((part) => part.length)).toEqual([8, 3]);
    expect(screen.getByText('掲載を終えた園・施設が1件ありました。')).toBeVisible();
  });

  it('keeps a note that was typed before the scripts', async () => {
    hydrateDelayed(<FavoriteCards facilities={[nursery(1)]} today="2026-05-20" />, () => {
      note().value = '早く書いた';
    });
    await waitFor(() => expect(visitNotes().n1?.text).toBe('早く書いた'));
    expect(note()).toHaveValue('早く書いた');
  });

  it('shows a note that this browser has stored', async () => {
    hydrateDelayed(<FavoriteCards facilities={[nursery(1)]} today="2026-05-20" />, () =>
      keepVisitNotes({ n1: { marks: {}, text: '駅から近い' } }),
    );
    await waitFor(() => expect(note()).toHaveValue('駅から近い'));
  });

  it('keeps a note of each facility in this browser', async () => {
    const { user } = open('/favorite?facilities[]=n1&facilities[]=n2');
    await user.click((await screen.findAllByText('メモ'))[1] as HTMLElement);
    await user.type(screen.getByRole('textbox', { name: '「第2保育園」のメモ' }), '園庭が広い');
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('visit-notes') ?? '{}')).toEqual({
        n2: { marks: {}, text: '園庭が広い' },
      }),
    );
  });
});
