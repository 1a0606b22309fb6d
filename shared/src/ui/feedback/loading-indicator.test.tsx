import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { LoadingIndicator } from './loading-indicator.tsx';

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('LoadingIndicator', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('says nothing of what is there at once', async () => {
    const { rerender } = render(<LoadingIndicator loading />);
    await after(299);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<LoadingIndicator loading={false} />);
    await after(1_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says that it loads until it has', async () => {
    const { rerender } = render(<LoadingIndicator loading />);
    await after(300);
    expect(screen.getByRole('status')).toHaveTextContent('読み込み中です');
    rerender(<LoadingIndicator loading={false} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('clears itself after 10000 ms, and starts anew the next time (R4.9)', async () => {
    const { rerender } = render(<LoadingIndicator loading text="日程を読み込み中です" />);
    await after(9_999);
    expect(screen.getByRole('status')).toHaveTextContent('日程を読み込み中です');
    await after(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<LoadingIndicator loading={false} text="日程を読み込み中です" />);
    rerender(<LoadingIndicator loading text="日程を読み込み中です" />);
    await after(300);
    expect(screen.getByRole('status')).toHaveTextContent('日程を読み込み中です');
  });
});
