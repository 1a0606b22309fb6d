import {
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  type SavedSearch,
} from '@enerabi/shared/contract';
import {
  addDialogMethods,
  answering,
  createInMemoryApi,
  problem,
  renderRoutes,
} from '@enerabi/shared/testing';
import { sampleSession } from '@enerabi/shared/testing/sample-member';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.ts';

beforeAll(addDialogMethods);

const tokyo: SavedSearch = {
  saved_search_id: 7,
  collection: 'facilities',
  name: '東京都・認可保育所',
  search: 'area=130001&facility_types%5B%5D=1',
  frequency: 'daily',
  created_at: '2026-05-19T16:00:00.000Z',
  last_sent_at: null,
};
const jobs: SavedSearch = {
  ...tokyo,
  saved_search_id: 8,
  collection: 'jobs',
  name: '全国の求人',
  search: '',
  frequency: 'weekly',
  last_sent_at: '2026-05-25T00:00:00.000Z',
};

interface Opened {
  at?: string;
  searches?: SavedSearch[];
  refusal?: ReturnType<typeof problem>;
}

function open({ at = '/mypage/saved_search', searches = [], refusal }: Opened = {}) {
  const sent: unknown[] = [];
  let left = searches;
  const api = createInMemoryApi(
    answering(listSavedSearches, () => ({ saved_searches: left })),
    answering(changeSavedSearch, ({ body }) => {
      sent.push(body);
      if (refusal) return refusal;
      const { saved_search_id: id, frequency } = body as Pick<SavedSearch, 'saved_search_id' | 'frequency'>;
      left = left.map((search) => (search.saved_search_id === id ? { ...search, frequency } : search));
      return {};
    }),
    answering(removeSavedSearch, ({ body }) => {
      sent.push(body);
      if (refusal) return refusal;
      const { saved_search_id: id } = body as Pick<SavedSearch, 'saved_search_id'>;
      left = left.filter(({ saved_search_id }) => saved_search_id !== id);
      return {};
    }),
  );
  return { sent, ...renderRoutes(routes, { at, api, session: sampleSession() }) };
}

const item = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
};

describe('/mypage/saved_search', () => {
  it('shows each search with the way to its results, its mails and its dates in Japan', async () => {
    open({ searches: [jobs, tokyo] });
    const first = await item('全国の求人');
    expect(first.getByRole('link', { name: '全国の求人' })).toHaveAttribute('href', '/job');
    expect(first.getByText('求人')).toBeVisible();
    expect(first.getByRole('combobox', { name: 'メールの頻度' })).toHaveValue('weekly');
    expect(first.getByText(/前回のメール：2026年5月25日/)).toBeVisible();
    const second = await item('東京都・認可保育所');
    expect(second.getByRole('link', { name: '東京都・認可保育所' })).toHaveAttribute(
      'href',
      '/f?area=130001&facility_types%5B%5D=1',
    );
    expect(second.getByText('2026年5月20日に保存')).toBeVisible();
    expect(second.getByText('メールはまだお送りしていません')).toBeVisible();
  });

  it('says how a search is saved where there is none', async () => {
    open();
    expect(await screen.findByText('保存した検索条件はまだありません')).toBeVisible();
    expect(screen.getByRole('link', { name: '園を探す' })).toHaveAttribute('href', '/f');
  });

  it('changes how often a search mails, and says so', async () => {
    const { user, sent } = open({ searches: [jobs, tokyo] });
    const found = await item('東京都・認可保育所');
    await user.selectOptions(found.getByRole('combobox'), '送らない');
    await user.click(found.getByRole('button', { name: '「東京都・認可保育所」のメールの頻度を変更する' }));
    expect(await screen.findByText('「東京都・認可保育所」のメールの頻度を変更しました')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(sent).toEqual([{ saved_search_id: 7, frequency: 'none' }]);
    expect((await item('東京都・認可保育所')).getByRole('combobox')).toHaveValue('none');
  });

  it('removes a search after a question, and says so', async () => {
    const { user, sent } = open({ searches: [jobs, tokyo] });
    await user.click(await screen.findByRole('link', { name: '「全国の求人」を削除する' }));
    const question = within(await screen.findByRole('dialog', { name: '保存した検索条件を削除しますか？' }));
    expect(question.getByText('全国の求人')).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: '削除しない' })).toHaveFocus());
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: '削除する' }));
    expect(await screen.findByText('「全国の求人」を削除しました')).toBeVisible();
    expect(sent).toEqual([{ saved_search_id: 8 }]);
    expect(screen.queryByRole('heading', { name: '全国の求人' })).not.toBeInTheDocument();
  });

  it('keeps a search that is not to be removed after all', async () => {
    const { user, sent } = open({ searches: [jobs, tokyo] });
    await user.click(await screen.findByRole('link', { name: '「全国の求人」を削除する' }));
    await user.click(await screen.findByRole('button', { name: '削除しない' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(await item('全国の求人')).toBeTruthy();
  });

  it('asks at an address of its own, and says there why a search was not removed', async () => {
    const at = '/mypage/saved_search?remove=8';
    const { user } = open({ at, searches: [jobs, tokyo], refusal: problem(503, 'unavailable') });
    expect(await screen.findByRole('link', { name: '削除しない' })).toHaveAttribute(
      'href',
      '/mypage/saved_search',
    );
    await user.click(screen.getByRole('button', { name: '削除する' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('時間をおいて');
    expect(screen.getByRole('button', { name: '削除する' })).toBeVisible();
  });

  it('shows the list where the search that was to be removed is gone', async () => {
    open({ at: '/mypage/saved_search?remove=9', searches: [jobs] });
    expect(await item('全国の求人')).toBeTruthy();
  });

  it('says why a change failed', async () => {
    const { user } = open({ searches: [tokyo], refusal: problem(404, 'saved_search_not_found') });
    await user.click(await screen.findByRole('button', { name: /頻度を変更する$/ }));
    expect(await screen.findByText('この条件は、すでに削除されています。')).toBeVisible();
  });

  it('confirms that a search was saved', async () => {
    open({ at: '/mypage/saved_search?saved=done', searches: [tokyo] });
    expect(await screen.findByText('検索条件を保存しました')).toBeVisible();
  });
});
