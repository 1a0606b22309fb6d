import { forgetChild, rememberChild } from '@enerabi/shared/child';
import { listSavedSearches, saveSearch } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, problem, renderRoutes } from '@enerabi/shared/testing';
import { sampleSession } from '@enerabi/shared/testing/sample-member';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { routes } from '../routes.ts';

const conditions = 'area=130001&facility_types%5B%5D=1';
const address = `/mypage/saved_search/new?${new URLSearchParams({
  collection: 'facilities',
  name: '東京都・認可保育所',
  conditions,
})}`;

function open(at = address, refusal?: ReturnType<typeof problem>) {
  const saved: unknown[] = [];
  const api = createInMemoryApi(
    answering(listSavedSearches, () => ({ saved_searches: [] })),
    answering(saveSearch, ({ body }) => {
      saved.push(body);
      return refusal ?? { saved_search_id: 1 };
    }),
  );
  return { saved, ...renderRoutes(routes, { at, api, session: sampleSession() }) };
}

describe('/mypage/saved_search/new', () => {
  it('says what is mailed, to whom and how often, and saves what was chosen', async () => {
    const { user, saved, router } = open();
    expect(await screen.findByText(/園・施設が新しく掲載されると、朝8時以降に1通の/)).toBeVisible();
    expect(screen.getByText('hanako@example.jp')).toBeVisible();
    expect(screen.getByText('東京都・認可保育所')).toBeVisible();
    const frequency = screen.getByRole('combobox', { name: /^メール/ });
    expect(frequency).toHaveDisplayValue(/^毎日/);
    expect(screen.getByRole('link', { name: '検索結果に戻る' })).toHaveAttribute('href', `/f?${conditions}`);
    await user.selectOptions(frequency, screen.getByRole('option', { name: /^毎週月曜日/ }));
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(await screen.findByText('検索条件を保存しました')).toBeVisible();
    expect(router.state.location.pathname).toBe('/mypage/saved_search');
    expect(saved).toEqual([
      {
        collection: 'facilities',
        name: '東京都・認可保育所',
        conditions,
        search: conditions,
        frequency: 'weekly',
      },
    ]);
  });

  describe('on the openings of a facility (issue 22)', () => {
    const openings = `/mypage/saved_search/new?${new URLSearchParams({
      collection: 'openings',
      name: '花岡保育園',
      conditions: 'facility=hanaoka',
    })}`;
    afterEach(forgetChild);

    it('asks for the class, and saves one search for the facility', async () => {
      const { user, saved } = open(openings);
      expect(await screen.findByRole('heading', { name: '空き・見学のお知らせを受け取る' })).toBeVisible();
      expect(screen.getByRole('link', { name: '園のページに戻る' })).toHaveAttribute('href', '/f/hanaoka');
      const choice = screen.getByRole('combobox', { name: 'お知らせするクラス' });
      expect(choice).toHaveDisplayValue('すべてのクラス');
      await user.selectOptions(choice, '2歳児クラス');
      await user.click(screen.getByRole('button', { name: '保存する' }));
      expect(await screen.findByText('検索条件を保存しました')).toBeVisible();
      expect(saved).toEqual([
        {
          collection: 'openings',
          name: '花岡保育園・2歳児クラス',
          conditions: 'facility=hanaoka&child_class_id=2',
          search: 'facility=hanaoka',
          frequency: 'daily',
        },
      ]);
    });

    it('begins with the class of the child that this browser knows', async () => {
      const year = new Date().getFullYear();
      rememberChild({ birthday: `${year - 1}-05-20`, month: `${year + 1}-04` });
      open(openings);
      const choice = await screen.findByRole('combobox', { name: 'お知らせするクラス' });
      expect(choice).toHaveDisplayValue('1歳児クラス');
    });
  });

  it.each([
    ['too_many_saved_searches', 409, /20件までです/],
    ['invalid_request', 422, /この条件は保存できません/],
    ['internal', 500, /時間をおいて/],
  ])('says why a search was not saved: %s', async (code, status, text) => {
    const { user } = open(address, problem(status, code));
    await user.click(await screen.findByRole('button', { name: '保存する' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it.each(['', '?collection=cars&name=x', '?collection=jobs'])(
    'says how to get there from %j',
    async (query) => {
      open(`/mypage/saved_search/new${query}`);
      expect(await screen.findByRole('heading', { name: '検索条件が指定されていません' })).toBeVisible();
      expect(screen.queryByRole('button', { name: '保存する' })).not.toBeInTheDocument();
    },
  );
});
