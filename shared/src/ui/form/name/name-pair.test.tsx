import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FuriganaPair } from './furigana-pair.tsx';
import { NamePair } from './name-pair.tsx';

const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('NamePair', () => {
  it('asks for 姓 and 名 as one question, and the browser for them', () => {
    render(
      <NamePair
        need="required"
        family={{ name: 'last_name', error: 'お名前（姓）を入力してください。' }}
        given={{ name: 'first_name', defaultValue: '花子' }}
      />,
    );
    const group = within(screen.getByRole('group', { name: 'お名前 必須' }));
    const family = group.getByRole('textbox', { name: /^姓/ });
    expect(family).toHaveAttribute('autocomplete', 'family-name');
    expect(family).toBeRequired();
    expect(family).toHaveAccessibleDescription('お名前（姓）を入力してください。');
    const given = group.getByRole('textbox', { name: /^名/ });
    expect(given).toHaveAttribute('autocomplete', 'given-name');
    expect(given).toHaveValue('花子');
  });

  it('can be locked as a whole, as its reading can', () => {
    const parts = { family: { name: 'family' }, given: { name: 'given' }, disabled: true };
    const { rerender } = render(<NamePair {...parts} />);
    for (const box of screen.getAllByRole('textbox')) expect(box).toBeDisabled();
    rerender(<FuriganaPair {...parts} />);
    for (const box of screen.getAllByRole('textbox')) expect(box).toBeDisabled();
  });

  it("leaves the visitor's own name out of a child's", () => {
    render(
      <NamePair
        label="お子さまのお名前"
        isOwn={false}
        family={{ name: 'child_last' }}
        given={{ name: 'child_first' }}
      />,
    );
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('autocomplete', 'off');
  });
});

describe('FuriganaPair (domain section 6)', () => {
  it.each([
    ['やまだ', 'ヤマダ'],
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    ['ヤマダ', 'ヤマダ'],
    ['山田', '山田'],
  ])('has %s as %s when it is left', async (typed, saved) => {
    render(<FuriganaPair family={{ name: 'last_name_furigana' }} given={{ name: 'first_name_furigana' }} />);
    await userEvent.type(field(/^セイ/), typed);
    await userEvent.tab();
    expect(field(/^メイ/)).toHaveFocus();
    expect(field(/^セイ/)).toHaveValue(saved);
  });
});
