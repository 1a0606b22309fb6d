import { keepCommutePlaces } from '@enerabi/shared/commute';
import { createInMemoryApi, renderRoutes } from '@enerabi/shared/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { addressOf } from '../criteria/facility-criteria.ts';
import { readCriteria } from '../criteria/read-criteria.ts';
import { SortOrder } from './sort-order.tsx';

type Answer = (found: PositionCallback, refused?: PositionErrorCallback | null) => void;

/** Sets the device's reply; `undefined` if it has no geolocation. */
const deviceAnswers = (getCurrentPosition: Answer | undefined) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: getCurrentPosition && { getCurrentPosition },
  });
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

async function open(search: string) {
  const lazy = async () => ({
    Component: () => <SortOrder criteria={readCriteria(new URLSearchParams(search))} />,
  });
  const routes = [{ id: 'f', path: 'f', lazy }];
  const opened = renderRoutes(routes, { at: `/f?${search}`, api: createInMemoryApi() });
  const button = await screen.findByRole('button', { name: '現在地から近い順' });
  return { ...opened, button };
}

it('lists by distance from the place where the visitor is, no nearer than some hundred metres', async () => {
  deviceAnswers((found) =>
    found({ coords: { latitude: 35.689_487, longitude: 139.691_711 } } as GeolocationPosition),
  );
  const { user, button, router } = await open('area=130001&sort=capacity&page=3');
  await user.click(button);
  expect(router.state.location.search).toBe(
    '?area=130001&search_target_lat=35.689&search_target_lng=139.692',
  );
});

it.each([
  [
    'the visitor refuses',
    (_: PositionCallback, refused?: PositionErrorCallback | null) =>
      refused?.({} as GeolocationPositionError),
  ],
  ['the device cannot tell', undefined],
] as const)('stays as it is where %s, and says so', async (_, answer) => {
  deviceAnswers(answer);
  const { user, button, router } = await open('area=130001&sort=capacity');
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(/現在地/);
  expect(router.state.location.search).toBe('?area=130001&sort=capacity');
});

describe('with a home that this browser knows (issue 22)', () => {
  const home = { name: '三軒茶屋駅', latitude: 35.6436, longitude: 139.6699 };
  const near = 'search_target_lat=35.6436&search_target_lng=139.6699';
  const byHome = () => screen.queryByRole('link', { name: '三軒茶屋駅から近い順' });
  beforeEach(() => {
    keepCommutePlaces({ home, works: [] });
  });
  afterEach(() => localStorage.clear());

  it('leads to the order by it', async () => {
    await open('area=130001&sort=capacity');
    expect(byHome()).toHaveAttribute('href', `/f?area=130001&${near}`);
  });

  it('leads to the shortest ways by a facility to work, too', async () => {
    keepCommutePlaces({ home, works: [{ name: '渋谷駅', latitude: 35.658, longitude: 139.7016 }] });
    await open('area=130001&page=2');
    const link = screen.getByRole('link', { name: '通園時間の短い順' });
    expect(link).not.toHaveAttribute('aria-current');
    const address = `/f?area=130001&${near}&commute_destinations%5B%5D=35.658%2C139.7016`;
    expect(link).toHaveAttribute('href', address);
  });

  it('does so until the list has that order', async () => {
    await open(`area=130001&${near}`);
    expect(byHome()).toBeNull();
    expect(screen.getByRole('link', { name: '近い順' })).toHaveAttribute('aria-current', 'true');
  });
});

it('names the standard order by what it is', async () => {
  await open('keyword=さくら');
  const [standard] = screen.getAllByRole('link');
  expect(standard).toHaveAttribute('aria-current', 'true');
  expect(standard).not.toHaveTextContent('五十音順');
});

it('offers those with a place first once there is a class (issue 22)', async () => {
  await open('area=130001&child_class_id=1');
  expect(screen.getByRole('link', { name: '空きのある園から' })).toHaveAttribute(
    'href',
    '/f?area=130001&child_class_id=1&sort=vacant',
  );
});

it('does not offer them without a class, nor keeps their order when the class goes', async () => {
  await open('area=130001');
  expect(screen.queryByRole('link', { name: '空きのある園から' })).toBeNull();
  const criteria = readCriteria(new URLSearchParams('area=130001&child_class_id=1&sort=vacant'));
  const { child_class_id: _, ...without } = criteria;
  expect([criteria.sort, addressOf(without)]).toEqual(['vacant', '/f?area=130001']);
});
