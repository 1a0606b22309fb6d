import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { announce } from './announce.ts';
import { StatusRegion } from './status-region.tsx';

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** All texts of the region, in the order in which a screen reader would notice them. */
function heard(): string[] {
  const said: string[] = [];
  const region = screen.getByRole('status');
  const watcher = new MutationObserver(() => {
    if (region.textContent) said.push(region.textContent);
  });
  watcher.observe(region, { childList: true, characterData: true, subtree: true });
  return said;
}

describe('announce', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(async () => {
    await after(10_000);
    jest.useRealTimers();
  });

  it('says in the one region what was asked for, what comes twice at once only once', async () => {
    render(<StatusRegion />);
    const said = heard();
    announce('お気に入りに追加しました。');
    announce('お気に入りに追加しました。');
    announce('全3件です。');
    await after(200);
    expect(said).toEqual(['お気に入りに追加しました。 全3件です。']);
  });

  it('says the same again when it happens again', async () => {
    render(<StatusRegion />);
    const said = heard();
    announce('お気に入りに追加しました。');
    await after(1_000);
    announce('お気に入りに追加しました。');
    await after(1_000);
    expect(said).toEqual(['お気に入りに追加しました。', 'お気に入りに追加しました。']);
  });

  it('leaves nothing behind', async () => {
    render(<StatusRegion />);
    announce('お気に入りに追加しました。');
    await after(6_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps what it says when the page around it changes', async () => {
    const { rerender } = render(<StatusRegion />);
    announce('お気に入りに追加しました。');
    await after(200);
    rerender(<StatusRegion />);
    expect(screen.getByRole('status')).toHaveTextContent('お気に入りに追加しました。');
  });

  it('says it before the region is taken over from the server, too, and nothing is drawn anew', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<p role="status" class="hidden" data-status-region=""></p>';
    const [region] = container.children;
    announce('お気に入りに追加しました。');
    await after(200);
    const onRecoverableError = jest.fn();
    render(<StatusRegion />, { container, hydrate: true, onRecoverableError });
    await after(200);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent('お気に入りに追加しました。');
  });

  it('makes a region where a page has none, and only one', async () => {
    announce('お気に入りに追加しました。');
    await after(200);
    announce('お気に入りから外しました。');
    await after(200);
    expect(screen.getByRole('status')).toHaveTextContent('お気に入りから外しました。');
  });
});
