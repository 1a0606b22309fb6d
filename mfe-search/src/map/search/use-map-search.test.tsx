import { listMapPlaces, searchFacilitiesByMap } from '@enerabi/shared/contract';
import { type RemoteRoute, useLoaderData } from '@enerabi/shared/kernel';
import { answering, createInMemoryApi, renderRoutes } from '@enerabi/shared/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { MapView } from '../view/map-view.ts';
import { loader, type MapSearchData } from './map-search.loader.ts';
import { useMapSearch } from './use-map-search.ts';

const size = { width: 800, height: 600 };
const tokyo: MapView = { lat: 35.68, lng: 139.76, zoom: 12 };
const osaka: MapView = { lat: 34.7, lng: 135.5, zoom: 12 };

/** The number of results is the longitude of the box's middle, so that answers can be distinguished. */
const answer = answering(searchFacilitiesByMap, ({ query: { west, east, page, limit } }) => ({
  total: Math.round((west + east) / 2),
  page,
  limit,
  facilities: [],
  points: [],
  clusters: [],
}));

const places = answering(listMapPlaces, () => ({ municipalities: [], stations: [] }));

/** Buttons that report moves as a map would. */
function Probe() {
  const search = useMapSearch(useLoaderData<MapSearchData>());
  return (
    <>
      <p>{`found ${search.found.total}`}</p>
      <p>{search.hasMoved ? 'moved' : 'here'}</p>
      <button type="button" onClick={() => search.setIsAuto(!search.isAuto)}>
        auto
      </button>
      <button type="button" onClick={() => search.moveEnded(tokyo, size)}>
        tokyo
      </button>
      <button type="button" onClick={() => search.moveEnded(osaka, size)}>
        osaka
      </button>
      <button type="button" onClick={search.searchHere}>
        search
      </button>
    </>
  );
}
const routes: RemoteRoute[] = [
  { id: 'map-search', path: 'map_search', lazy: async () => ({ loader, Component: Probe }) },
];

function slowly() {
  const api = createInMemoryApi(answer, places);
  const waiting: (() => void)[] = [];
  const aborted: boolean[] = [];
  let isSlow = false;
  const slow = async (...call: Parameters<typeof api>) => {
    if (isSlow) {
      const at = waiting.length;
      call[1]?.signal?.addEventListener('abort', () => {
        aborted[at] = true;
      });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    return api(...call);
  };
  return {
    api: slow as typeof api,
    aborted,
    beSlow: () => {
      isSlow = true;
    },
    answerNext: () => waiting.shift()?.(),
  };
}

const press = async (user: ReturnType<typeof renderRoutes>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('map and list in step', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('searches at the end of each move of the map, and replaces the address', async () => {
    const { user, router } = renderRoutes(routes, {
      at: '/map_search?lat=43&lng=141&zoom=12',
      api: createInMemoryApi(answer, places),
    });
    await screen.findByText('found 141');
    await press(user, 'tokyo');
    expect(await screen.findByText('found 140')).toBeVisible();
    expect(router.state.location.search).toBe('?lat=35.68&lng=139.76&zoom=12');
    expect(router.state.historyAction).toBe('REPLACE');
    // The frame then leaves the focus where it is.
    expect(router.state.location.state).toEqual({ keepsFocus: true });
  });

  it('drops an answer that a later search has overtaken', async () => {
    const { api, aborted, beSlow, answerNext } = slowly();
    const { user } = renderRoutes(routes, { at: '/map_search?lat=43&lng=141&zoom=12', api });
    await screen.findByText('found 141');
    beSlow();
    await press(user, 'tokyo');
    await press(user, 'osaka');
    expect(aborted[0]).toBe(true);
    answerNext();
    answerNext();
    expect(await screen.findByText('found 136')).toBeVisible();
    expect(screen.queryByText('found 140')).not.toBeInTheDocument();
  });

  it('searches on request alone where the visitor wants it so; the address goes along', async () => {
    const { user } = renderRoutes(routes, {
      at: '/map_search?lat=43&lng=141&zoom=12',
      api: createInMemoryApi(answer, places),
    });
    await screen.findByText('found 141');
    await press(user, 'tokyo');
    await screen.findByText('found 140');
    await press(user, 'auto');
    await press(user, 'osaka');
    expect(screen.getByText('moved')).toBeVisible();
    expect(screen.getByText('found 140')).toBeVisible();
    expect(window.location.search).toBe('?lat=34.7&lng=135.5&zoom=12');
    await press(user, 'search');
    expect(await screen.findByText('found 136')).toBeVisible();
    await waitFor(() => expect(screen.getByText('here')).toBeVisible());
  });
});
