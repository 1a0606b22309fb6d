import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Pagination } from './pagination.tsx';

const show = (page: number, lastPage: number) =>
  render(
    <MemoryRouter>
      <Pagination page={page} lastPage={lastPage} addressOf={(to) => `/f?page=${to}`} />
    </MemoryRouter>,
  );

describe('Pagination', () => {
  it('leads to the pages around by real links, and marks this one', () => {
    show(5, 62);
    const pages = within(screen.getByRole('navigation', { name: 'ページ' }));
    expect(pages.getByRole('link', { name: '5ページ目' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: '62ページ目' })).toHaveAttribute('href', '/f?page=62');
    expect(pages.getByRole('link', { name: '前へ' })).toHaveAttribute('href', '/f?page=4');
    expect(pages.getByRole('link', { name: '次へ' })).toHaveAttribute('href', '/f?page=6');
  });

  it('has no way beyond the first and the last page', () => {
    const { unmount } = show(1, 2);
    expect(screen.queryByRole('link', { name: '前へ' })).not.toBeInTheDocument();
    unmount();
    show(2, 2);
    expect(screen.queryByRole('link', { name: '次へ' })).not.toBeInTheDocument();
  });

  it('is not there for a single page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
