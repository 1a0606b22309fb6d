import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, MemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SearchIcon } from '../icon/actions/search.tsx';
import { Button, ButtonLink } from './button.tsx';

/** Counts its presses, and is pending from the first one on. */
function Counting() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button
        pending={presses > 0}
        pendingLabel="読み込んでいます…"
        onClick={() => setPresses((count) => count + 1)}
      >
        もっと見る
      </Button>
      <output>{presses}</output>
    </>
  );
}

describe('Button', () => {
  it('sends no form unless it is asked to', async () => {
    const sent: unknown[] = [];
    render(
      <form onSubmit={(event) => sent.push(event.preventDefault())}>
        <Button>条件をクリア</Button>
        <Button type="submit">検索する</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: '条件をクリア' }));
    expect(sent).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: '検索する' }));
    expect(sent).toHaveLength(1);
  });

  it('is called by its words, not by its icon', () => {
    render(<Button icon={<SearchIcon />}>検索する</Button>);
    expect(screen.getByRole('button', { name: '検索する' })).toBeInTheDocument();
  });

  it('that is pending says so, keeps the focus and cannot be pressed again', async () => {
    render(<Counting />);
    await userEvent.click(screen.getByRole('button', { name: 'もっと見る' }));
    const button = screen.getByRole('button', { name: '読み込んでいます…' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(screen.getByRole('status')).toHaveTextContent(/^1$/);
  });

  it('that is pending keeps both texts in place, so that its width stays', () => {
    const { container, rerender } = render(
      <Button pending={false} pendingLabel="送信しています…">
        送信する
      </Button>,
    );
    expect(container).toHaveTextContent('送信する送信しています…');
    rerender(
      <Button pending pendingLabel="送信しています…">
        送信する
      </Button>,
    );
    expect(container).toHaveTextContent('送信する送信しています…');
  });

  it('that leads somewhere is a link', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/f" kind="secondary">
          園を探す
        </ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: '園を探す' })).toHaveAttribute('href', '/f');
  });

  it.each(['tel:0833431234', 'https://example.jp/hanaoka'])(
    'that leads to %s leaves it to the browser',
    async (address) => {
      const router = createMemoryRouter([
        { path: '*', element: <ButtonLink to={address}>お電話する</ButtonLink> },
      ]);
      render(<RouterProvider router={router} />);
      const link = screen.getByRole('link', { name: 'お電話する' });
      expect(link).toHaveAttribute('href', address);
      // The router alone would have prevented the browser's default.
      expect(fireEvent.click(link)).toBe(true);
      expect(router.state.location.pathname).toBe('/');
    },
  );
});
