import { endSavedSearch } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, problem, renderRoutes } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.ts';

function open(at: string, refusal?: ReturnType<typeof problem>) {
  const ended: unknown[] = [];
  const api = createInMemoryApi(
    answering(endSavedSearch, ({ body }) => {
      ended.push(body);
      return refusal ?? {};
    }),
  );
  return { ended, ...renderRoutes(routes, { at, api }) };
}

const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'メールを停止する' }));

describe('/saved_search/end', () => {
  it('ends nothing when it is opened, and the mails when the button is pressed', async () => {
    const page = open('/saved_search/end?token=7.abc');
    await screen.findByRole('button', { name: 'メールを停止する' });
    expect(page.ended).toEqual([]);
    await press(page);
    const heading = await screen.findByRole('heading', { name: 'メールを停止しました' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(page.ended).toEqual([{ token: '7.abc' }]);
    expect(screen.getByRole('link', { name: '保存した条件を見る' })).toHaveAttribute(
      'href',
      '/mypage/saved_search',
    );
  });

  it.each([
    ['refuses it', '/saved_search/end?token=7.abc'],
    ['is not given one', '/saved_search/end'],
  ])('shows another way where the site %s', async (_, at) => {
    const page = open(at, problem(422, 'token_refused'));
    if (at.includes('token')) await press(page);
    expect(await screen.findByRole('heading', { name: 'リンクが正しくありません' })).toBeVisible();
  });

  it('can be tried again when the API does not answer', async () => {
    const page = open('/saved_search/end?token=7.abc', problem(503, 'unavailable'));
    await press(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('停止できませんでした');
    expect(screen.getByRole('button', { name: 'メールを停止する' })).toBeVisible();
  });
});
