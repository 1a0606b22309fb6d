import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DateSelects } from './date/date-selects.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

const errors = [
  { name: 'last_name', message: 'お名前（姓）を入力してください。' },
  { name: 'birthday', message: '生年月日を選択してください。' },
];

describe('ErrorSummary (R5.3)', () => {
  it('counts the errors, takes the focus, and leads to a field and to a group of fields', async () => {
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
      await userEvent.click(link);
      expect(document.querySelector(link.hash)).toHaveFocus();
    }
    expect(location.hash).toBe('');
  });

  it('takes the focus again when there are other errors or another attempt, and not when there are the same', () => {
    const summary = () => screen.getByRole('alert');
    const { rerender } = render(<ErrorSummary errors={errors} attempt={1} />);
    screen.getAllByRole('link')[0]?.focus();
    rerender(<ErrorSummary errors={structuredClone(errors)} attempt={1} />);
    expect(summary()).not.toHaveFocus();
    rerender(<ErrorSummary errors={errors} attempt={2} />);
    expect(summary()).toHaveFocus();
    screen.getAllByRole('link')[0]?.focus();
    rerender(<ErrorSummary errors={errors.slice(1)} attempt={2} />);
    expect(summary()).toHaveFocus();
  });
});
