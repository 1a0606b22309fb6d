import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CountedTextField } from './counted-text-field.tsx';
import { TextArea } from './text-area.tsx';

const write = (value: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value } });

afterEach(() => void jest.useRealTimers());

describe('a counted field', () => {
  it('counts from what it starts with, and cuts nothing off', () => {
    render(<TextArea name="content" label="内容" maximum={10} defaultValue="見学" hint="例：見学" />);
    const field = screen.getByRole('textbox');
    expect(screen.getByText('2 / 10文字')).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription('例：見学 10文字まで入力できます。');
    expect(field).not.toHaveAttribute('maxlength');
    write('見学できる曜日を教えて');
    expect(field).toHaveValue('見学できる曜日を教えて');
    expect(screen.getByText('1文字超えています。短くしてください。')).toBeInTheDocument();
  });

  it('counts what was written before the scripts came', () => {
    const field = <CountedTextField name="title" label="件名" maximum={30} />;
    const { container, unmount } = render(field);
    const page = document.createElement('div');
    page.innerHTML = container.innerHTML;
    unmount();
    document.body.append(page);
    const control = page.querySelector('input') as HTMLInputElement;
    control.value = '見学の件';
    render(field, { container: page, hydrate: true });
    expect(control).toHaveValue('見学の件');
    expect(screen.getByText('4 / 30文字')).toBeInTheDocument();
    page.remove();
  });

  it('counts what its page sets', () => {
    const field = (value: string) => (
      <TextArea name="content" label="内容" maximum={10} value={value} onChange={() => {}} />
    );
    const { rerender } = render(field('見学できる曜日'));
    rerender(field(''));
    expect(screen.getByText('0 / 10文字')).toBeInTheDocument();
  });

  it('says nothing any more when it is gone', async () => {
    jest.useFakeTimers();
    const { unmount } = render(<TextArea name="content" label="内容" maximum={3} />);
    write('見学の件');
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is read out only when little room is left, and only in a pause', async () => {
    jest.useFakeTimers();
    const pause = () => act(() => jest.advanceTimersByTimeAsync(1_500));
    render(<TextArea name="content" label="内容" maximum={10} />);
    write('見学');
    await pause();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    write('見学できる曜日を教');
    write('見学できる曜日を教え');
    await pause();
    expect(screen.getByRole('status')).toHaveTextContent(/^残り0文字です。$/);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
  });
});
