import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DateSelects } from '../date/date-selects.tsx';
import { TextField } from '../text/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

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

  it.each([true, false])(
    'from the server leaves the focus with a visitor who has begun to correct it (%s)',
    (hasBegun) => {
      const form = (
        <>
          <ErrorSummary errors={errors} />
          <TextField name="last_name" label="姓" />
        </>
      );
      const { container, unmount } = render(form);
      const html = container.innerHTML;
      unmount();
      const page = document.body.appendChild(document.createElement('div'));
      page.innerHTML = html;
      const field = screen.getByRole('textbox', { name: '姓' });
      if (hasBegun) field.focus();
      render(form, { container: page, hydrate: true });
      expect(hasBegun ? field : screen.getByRole('alert')).toHaveFocus();
    },
  );

  it('leads to a field that is folded away', async () => {
    render(
      <>
        <ErrorSummary errors={errors.slice(0, 1)} />
        <details>
          <summary>お名前</summary>
          <TextField name="last_name" label="姓" />
        </details>
      </>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(screen.getByRole('textbox', { name: '姓' })).toHaveFocus();
  });

  it('shows two errors of one field', () => {
    render(
      <ErrorSummary errors={[...errors, { name: 'birthday', message: '生年月日をご確認ください。' }]} />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });
});
