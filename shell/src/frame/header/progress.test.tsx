import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { Link, type RouteObject } from 'react-router';
import { openFrame } from '../../testing/open-frame.tsx';

const sentence = 'ページの読み込みに時間がかかっています。';
const routes: RouteObject[] = [
  {
    path: 'plain',
    Component: () => (
      <>
        <Link to="/stalled?page=2#list">進む</Link>
        <Link to="/there">戻る</Link>
      </>
    ),
  },
  { path: 'stalled', lazy: () => new Promise(() => {}) },
  { path: 'there', Component: () => <h1>there</h1> },
];
const bar = () => document.querySelector('[data-moving]');
const heard = () => document.querySelector('[data-status-region]')?.textContent;
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Follows a link to a page whose chunk never loads. */
async function follow() {
  const frame = await openFrame('/plain', routes);
  const link = await frame.findByRole('link', { name: '進む' });
  jest.useFakeTimers();
  fireEvent.click(link);
  await after(0);
  return frame;
}

describe('the bar of a page that does not come (R4.9)', () => {
  afterEach(() => void jest.useRealTimers());

  it('moves, and is announced as loading, for less than 10000 ms', async () => {
    const frame = await follow();
    await after(1_200);
    expect(heard()).toBe('読み込み中です');
    await after(10_000 - 1_200 - 1);
    expect(bar()).toBeInTheDocument();
    expect(frame.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('ends at 10000 ms with an announced sentence, and a link that loads the wanted page as a document', async () => {
    const frame = await follow();
    await after(10_000);
    expect(bar()).not.toBeInTheDocument();
    expect(frame.getByText(sentence, { selector: 'header p:not([data-status-region])' })).toBeVisible();
    expect(frame.getByRole('link', { name: 'もう一度読み込む' })).toHaveAttribute(
      'href',
      '/stalled?page=2#list',
    );
    await after(200);
    expect(heard()).toBe(sentence);
  });

  it('says nothing more when another page is there', async () => {
    const frame = await follow();
    await after(10_000);
    fireEvent.click(frame.getByRole('link', { name: '戻る' }));
    await after(100);
    expect(frame.getByRole('heading', { name: 'there' })).toBeVisible();
    expect(
      frame.queryByText(sentence, { selector: 'header p:not([data-status-region])' }),
    ).not.toBeInTheDocument();
  });
});
