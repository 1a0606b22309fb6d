import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state.tsx';

describe('EmptyState', () => {
  it('says what is missing under a heading of its place, with a drawing that is not read out', () => {
    render(
      <EmptyState
        heading="h3"
        title="お気に入りはまだありません"
        illustration="/illustrations/empty-favorites.svg"
        actions={<a href="/f">園を探す</a>}
      >
        <p>気になる園を見つけたら、ハートを押してください。</p>
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'お気に入りはまだありません' })).toBeInTheDocument();
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/illustrations/empty-favorites.svg');
    expect(screen.getByRole('link', { name: '園を探す' })).toHaveAttribute('href', '/f');
  });
});
