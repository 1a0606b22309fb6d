import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OutsideLink } from './outside-link.tsx';

it('says that it leads to another site, and gives that site no access to this window', () => {
  render(<OutsideLink href="https://example.jp/opendata">下松市 子育て施設一覧</OutsideLink>);
  const link = screen.getByRole('link', {
    name: /^下松市 子育て施設一覧\s*（新しいタブで外部サイトを開きます）$/,
  });
  expect(link).toHaveAttribute('href', 'https://example.jp/opendata');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
