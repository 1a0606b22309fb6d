import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { KeywordField } from './keyword-field.tsx';

it('says what may be looked for, and takes no more than a search does', () => {
  render(<KeywordField defaultValue="さくら" />);
  const field = screen.getByRole('searchbox', { name: 'キーワード' });
  // Only names can be found by their reading.
  expect(field).toHaveAccessibleDescription('園名（ひらがな可）・住所・駅名など');
  expect(field).toHaveValue('さくら');
  expect(field).toHaveAttribute('name', 'keyword');
  expect(field).toHaveAttribute('maxlength', '100');
});

it('is called as its form is, where there is no other field', () => {
  render(<KeywordField label="園・施設を探す" />);
  expect(screen.getByRole('searchbox', { name: '園・施設を探す' })).toBeVisible();
});
