import { createSessionStore, visitorSession } from '@enerabi/shared/kernel';
import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import type { Boot } from '../boot.ts';
import { whenIdle } from './when-idle.ts';

const boot = { seq: 7, pins: {}, pollSeconds: 3_600 } as unknown as Boot;

/** A tab on its first page; the first `failures` loads of the idle code fail. */
function open(failures: number) {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: ['/f'] });
  const begun: string[] = [];
  let asked = 0;
  whenIdle(boot, router, createSessionStore(visitorSession), async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch');
    return {
      markChild: () => void begun.push('child'),
      preloadForForms: () => () => {},
      watchForNewBuild: () => {
        begun.push('new build');
        return () => {};
      },
      watchSession: () => {
        begun.push('session');
        return () => {};
      },
    };
  });
  return { begun, go: (path: string) => router.navigate(path), timesAsked: () => asked };
}
const everything = ['child', 'new build', 'session'];
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

it('loads the idle code once, at once for a visitor who navigates', async () => {
  const { begun, go, timesAsked } = open(0);
  await go('/login');
  await go('/register');
  await aMoment();
  expect(begun).toEqual(everything);
  expect(timesAsked()).toBe(1);
});

it('loads it by itself when the first page is idle (R4.9)', async () => {
  const { begun } = open(0);
  await waitFor(() => expect(begun).toEqual(everything), { timeout: 3_000 });
});

it('loads it again at the next navigation after a failure', async () => {
  const { begun, go, timesAsked } = open(1);
  await go('/login');
  await aMoment();
  expect(begun).toEqual([]);
  expect(timesAsked()).toBe(1);
  await go('/register');
  await aMoment();
  expect(begun).toEqual(everything);
  await go('/f');
  await aMoment();
  expect(begun).toEqual(everything);
  expect(timesAsked()).toBe(2);
});
