import { createInMemoryApi, hydrateDelayed, renderRoutes } from '@enerabi/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { chosenFacilities, keepChosen } from './chosen.store.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareButton } from './compare-button.tsx';
import { CompareEntry } from './compare-entry.tsx';

const hanaoka = { path_name: 'hanaoka', name: '花岡保育園' };
const sakura = { path_name: 'sakura', name: 'さくら保育園' };
const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const page = (
  <>
    <CompareButton facility={hanaoka} />
    <CompareButton facility={sakura} />
    <CompareBar />
  </>
);
const show = async (content: ReactNode = page) => {
  const lazy = async () => ({ Component: () => content });
  const { user } = renderRoutes([{ id: 'page', path: '/', lazy }], { at: '/', api: createInMemoryApi() });
  await screen.findByRole('button', { name: '「花岡保育園」を比較に追加' });
  return user;
};
const button = (name = '花岡保育園') => screen.getByRole('button', { name: `「${name}」を比較に追加` });
const bar = () => screen.queryByRole('complementary', { name: '比較に追加した園・施設' });
const toTable = () => screen.getByRole('link', { name: '比較表を見る' });
const said = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-status-region]')).toHaveTextContent(text));
const saved = () => JSON.parse(localStorage.getItem('comparison') ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

describe('CompareButton', () => {
  it('adds and takes away, says so, and leads to the table of what is chosen', async () => {
    const user = await show();
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(button()).toHaveAccessibleDescription('比較に追加');
    expect(bar()).toBeNull();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(button()).toHaveAccessibleDescription('比較から外す');
    await said('「花岡保育園」を比較に追加しました。いま1件です。');
    await user.click(button('さくら保育園'));
    expect(bar()).toHaveTextContent('2件を比較中');
    expect(toTable()).toHaveAttribute('href', '/comparison?facilities%5B%5D=hanaoka&facilities%5B%5D=sakura');
    expect(screen.getByRole('link', { name: '見学プラン' })).toHaveAttribute(
      'href',
      '/one_stop/planner?f=hanaoka&f=sakura',
    );
    expect(saved()).toEqual(['hanaoka', 'sakura']);
    await user.click(button());
    await said('「花岡保育園」を比較から外しました。');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(saved()).toEqual(['sakura']);
  });

  it('works by the keyboard', async () => {
    const user = await show();
    await user.tab();
    expect(button()).toHaveFocus();
    await user.keyboard(' ');
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('refuses the ninth, and says how to go on', async () => {
    keepChosen(eight);
    const user = await show();
    await user.click(button());
    const why = '比べられるのは8件までです。比較表でどれかを外すと、追加できます。';
    const refusal = screen.getByText(why, { ignore: '[role=status]' });
    expect(refusal).toBeVisible();
    await said(why);
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(saved()).toEqual(eight);
    act(() => keepChosen(eight.slice(1)));
    expect(refusal).not.toBeInTheDocument();
    await user.click(button());
    expect(saved()).toEqual([...eight.slice(1), 'hanaoka']);
  });

  it('follows what is chosen in another tab', async () => {
    await show();
    localStorage.setItem('comparison', '["sakura"]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'comparison' })));
    expect(button('さくら保育園')).toHaveAttribute('aria-pressed', 'true');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('comes without a choice from the server, and has it once the scripts are there', () => {
    hydrateDelayed(page, () => localStorage.setItem('comparison', '["hanaoka"]'));
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(bar()).toBeVisible();
  });
});

describe('what this browser keeps', () => {
  it.each(['{', '"hanaoka"', '{"0":"hanaoka"}', 'null', '[1,null,["a"],"../x","HANAOKA"]'])(
    'is no choice where it is %s',
    (text) => {
      localStorage.setItem('comparison', text);
      expect(chosenFacilities()).toEqual([]);
    },
  );

  it('is read as far as it makes sense', () => {
    localStorage.setItem('comparison', JSON.stringify(['b', 'a', 7, 'b', ...eight]));
    expect(chosenFacilities()).toEqual(['b', 'a', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(chosenFacilities()).toBe(chosenFacilities());
  });
});

it('a page of one facility leads to the table from the start, and says how many are in it', async () => {
  const user = await show(<CompareEntry facility={hanaoka} />);
  expect(screen.getByRole('link', { name: '比較表' })).toHaveAttribute('href', '/comparison');
  await user.click(button());
  expect(screen.getByRole('link', { name: '比較表（1件）' })).toHaveAttribute(
    'href',
    '/comparison?facilities%5B%5D=hanaoka',
  );
});
