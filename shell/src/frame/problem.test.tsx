import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { data, type RouteObject } from 'react-router';
import { openFrame } from '../testing/open-frame.tsx';

const failing = (status: number, body: unknown): RouteObject[] => [
  {
    path: 'f',
    Component: () => null,
    loader: () => {
      throw data(body, { status });
    },
  },
];
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

describe('an unknown path (R1.3)', () => {
  it('is an apology with the message, the status and ways on, and no page for search engines', async () => {
    const frame = await openFrame('/no/such/page', []);
    expect(await frame.findByRole('heading', { level: 1 })).toHaveTextContent('ページが見つかりません');
    expect(frame.getByText('申し訳ございません。お探しのページは見つかりませんでした。')).toBeInTheDocument();
    expect(frame.getByText('404 Page Not Found')).toHaveAttribute('lang', 'en');
    expect(frame.getByRole('link', { name: 'トップページへ戻る' })).toHaveAttribute('href', '/');
    expect(robots()).toBe('noindex');
    expect(document.title).toBe('ページが見つかりません｜えんえらび');
  });

  it('looks the same where the API knows no such thing (R1.1)', async () => {
    const frame = await openFrame('/f', failing(404, { message: 'x', code: 'facility_not_found' }));
    expect(await frame.findByText('404 Page Not Found')).toBeInTheDocument();
    expect(robots()).toBe('noindex');
  });

  it("has the reference of the document's request, which the log knows", async () => {
    const frame = await openFrame('/no/such/page', [], { requestId: 'of-the-document' });
    expect(await frame.findByText('of-the-document')).toBeInTheDocument();
  });

  it('has the reference of the call where the API knows no such thing', async () => {
    const frame = await openFrame('/f', failing(404, { message: 'x', request_id: 'of-the-call' }));
    expect(await frame.findByText('of-the-call')).toBeInTheDocument();
  });

  it('can be searched from, with a form that needs no script', async () => {
    const frame = await openFrame('/no/such/page', []);
    const search = (await frame.findByRole('search', { name: '園・施設を探す' })) as HTMLFormElement;
    expect(search).toHaveAttribute('action', '/f');
    expect(within(search).getByRole('searchbox', { name: '園・施設を探す' })).toHaveAttribute(
      'name',
      'keyword',
    );
    expect(within(search).getByRole('button', { name: '検索する' })).toHaveAttribute('type', 'submit');
  });

  it('leaves header and footer where they are', async () => {
    const frame = await openFrame('/no/such/page', []);
    expect(await frame.findByRole('navigation', { name: 'エリアから園を探す' })).toBeInTheDocument();
    expect(frame.getByRole('main')).toHaveAttribute('data-layout', 'default');
  });
});

describe('any other error (R1.3)', () => {
  it("shows apology, message, status and the log's reference, and is no page for search engines", async () => {
    const message = 'お探しのページは見つかりませんでした。';
    const frame = await openFrame('/f', failing(500, { message, code: 'x' }), { requestId: 'reference-1' });
    expect(await frame.findByRole('heading', { level: 1 })).toHaveTextContent('エラーが発生しました');
    expect(frame.getByText('申し訳ございません。ページを表示できませんでした。')).toBeInTheDocument();
    expect(frame.getByText(message)).toBeInTheDocument();
    expect(frame.getByText('ステータスコード：500')).toBeInTheDocument();
    expect(frame.getByText('reference-1')).toBeInTheDocument();
    expect(frame.getByRole('link', { name: 'もう一度読み込む' })).toHaveAttribute('href', '/f');
    expect(frame.getByRole('link', { name: 'トップページへ戻る' })).toHaveAttribute('href', '/');
    expect(robots()).toBe('noindex');
  });

  it.each([503, 504])('%i says that it may pass', async (status) => {
    const frame = await openFrame('/f', failing(status, { message: 'x' }));
    expect(
      await frame.findByText(/ただいまアクセスが集中しているか、メンテナンス中です。/),
    ).toBeInTheDocument();
    expect(frame.getByText(`ステータスコード：${status}`)).toBeInTheDocument();
  });

  it.each(['unreachable', 'timeout'])(
    '500 says that it may pass where there was no answer: %s',
    async (code) => {
      const frame = await openFrame('/f', failing(500, { code }));
      expect(await frame.findByText(/サーバー内部でエラーが発生しました。/)).toBeInTheDocument();
      expect(frame.getByText(/ただいまアクセスが集中しているか、メンテナンス中です。/)).toBeInTheDocument();
      expect(frame.getByText('ステータスコード：500')).toBeInTheDocument();
    },
  );

  it("shows a server's own message as text, whatever is in it (R6.6)", async () => {
    const message = '<img src=x onerror=alert(1)> ただいま点検中です。';
    const frame = await openFrame('/f', failing(503, { message }));
    expect(await frame.findByText(message)).toBeInTheDocument();
    expect(frame.queryByRole('img', { name: '' })).toBeNull();
  });

  it.each([[null], ['Error: No route matches'], [{ message: '' }], [{ message: 7 }]])(
    'without a message of its own (%j) is an internal server error',
    async (body) => {
      const frame = await openFrame('/f', failing(500, body));
      expect(await frame.findByText('サーバー内部でエラーが発生しました。')).toBeInTheDocument();
    },
  );

  it('that a page throws is 500, and keeps its words to itself', async () => {
    const throwing: RouteObject = {
      path: 'f',
      Component: () => null,
      loader: () => {
        throw new Error('secret of the machine');
      },
    };
    const frame = await openFrame('/f', [throwing]);
    expect(await frame.findByText('ステータスコード：500')).toBeInTheDocument();
    expect(document.documentElement).not.toHaveTextContent('secret');
  });

  it("shows the failed call's reference rather than the document's, which was answered long before", async () => {
    const frame = await openFrame(
      '/f',
      failing(500, { message: 'x', code: 'x', request_id: 'of-the-call' }),
      {
        requestId: 'of-the-document',
      },
    );
    expect(await frame.findByText('of-the-call')).toBeInTheDocument();
    expect(frame.queryByText('of-the-document')).toBeNull();
  });

  it.each([[null], [{}], [{ request_id: '' }], [{ request_id: 7 }]])(
    "has the document's reference where the failed call tells none (%j)",
    async (body) => {
      const frame = await openFrame('/f', failing(500, body), { requestId: 'of-the-document' });
      expect(await frame.findByText('of-the-document')).toBeInTheDocument();
    },
  );

  it('has no reference where there is none', async () => {
    const frame = await openFrame('/f', failing(500, null), { requestId: '' });
    await frame.findByText('ステータスコード：500');
    expect(frame.queryByText(/次の番号/)).toBeNull();
  });
});
