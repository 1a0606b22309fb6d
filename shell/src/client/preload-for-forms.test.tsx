import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { preloadForForms } from './preload-for-forms.ts';

let loads: string[] = [];
let stop: () => void = () => {};

const preload = (name: string) => async () => {
  loads.push(name);
  throw new TypeError('Failed to fetch');
};

/** A site whose login form names what it needs, while its list names nothing. */
function begin() {
  const router = createMemoryRouter(
    [
      { path: '/login', handle: { preload: preload('login') }, Component: () => null },
      { path: '/f', Component: () => null },
    ],
    { initialEntries: ['/login'] },
  );
  stop = preloadForForms(router, preload('call'));
  return router;
}
const fill = (name: string) => screen.getByRole('textbox', { name }).focus();

beforeEach(() => {
  loads = [];
  render(
    <>
      <a href="/f">施設を探す</a>
      <form>
        <input aria-label="姓" />
        <input aria-label="名" />
      </form>
    </>,
  );
});
afterEach(() => stop());

it('loads what the page and its call need once, when someone begins to fill in a form (R4.9)', () => {
  begin();
  screen.getByRole('link').focus();
  expect(loads).toEqual([]);
  fill('姓');
  fill('名');
  expect(loads).toEqual(['call', 'login']);
});

it('loads it at once for a form that is being filled in already', () => {
  fill('姓');
  begin();
  expect(loads).toEqual(['call', 'login']);
});

it('loads nothing more for a page that names nothing, and nothing again on the way back', async () => {
  const router = begin();
  await router.navigate('/f');
  fill('姓');
  expect(loads).toEqual(['call']);
  await router.navigate('/login');
  fill('名');
  await router.navigate('/f');
  await router.navigate('/login');
  fill('姓');
  expect(loads).toEqual(['call', 'login']);
});
