import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DateSelects } from './date/date-selects.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

const errors = [
  { name: 'last_name', message: 'お名前（姓）を入力してください。' },
  { name: 'birthday', message: '生年月日を選択してください。' },
];

describe('ErrorSummary (R5.3)', () => {
  it('counts the errors, takes the focus, and leads to a field and to a group of fields', () => {
    render(
      <>
        <ErrorSummary errors={errors} />
        <TextField name="last_name" label="姓" />
        <DateSelects name="birthday" label="生年月日" years={[2024]} />
      </>,
    );
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(screen.getByRole('heading')).toHaveTextContent('入力内容に2件の誤りがあります');
    for (const link of screen.getAllByRole<HTMLAnchorElement>('link')) {
      const target = document.querySelector<HTMLElement>(link.hash);
      target?.focus();
      expect(target).toHaveFocus();
    }
  });

  it('takes the focus again when there are other errors, and not when there are the same', () => {
    const { rerender } = render(<ErrorSummary errors={errors} />);
    screen.getAllByRole('link')[0]?.focus();
    rerender(<ErrorSummary errors={errors} />);
    expect(screen.getByRole('alert')).not.toHaveFocus();
    rerender(<ErrorSummary errors={errors.slice(1)} />);
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
