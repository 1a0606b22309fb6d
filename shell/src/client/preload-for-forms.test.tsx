import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { preloadForForms } from './preload-for-forms.ts';

let loads = 0;
let stop: () => void = () => {};
const begin = () => {
  stop = preloadForForms(async () => {
    loads += 1;
  });
};

beforeEach(() => {
  loads = 0;
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

it('loads what a call needs once, when someone begins to fill in a form (R4.9)', () => {
  begin();
  screen.getByRole('link').focus();
  expect(loads).toBe(0);
  screen.getByRole('textbox', { name: '姓' }).focus();
  screen.getByRole('textbox', { name: '名' }).focus();
  expect(loads).toBe(1);
});

it('loads it at once for a form that is filled in already', () => {
  screen.getByRole('textbox', { name: '姓' }).focus();
  begin();
  expect(loads).toBe(1);
});
