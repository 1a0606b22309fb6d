import { beforeAll, describe, expect, it } from '@jest/globals';
import { type PageScripts, pageScripts } from './page-scripts.ts';

/** Limit of the first page, as `npm run bench -- federation-tax` measures it in a browser. KB are 1000 bytes. */
const firstLimit = 115_000;
/** Limit of the idle page; pages that need more are listed below with the reason. */
const usuallyIdle = 150_000;
const idleLimits: Readonly<Record<string, number>> = {
  // Every part of a facility, and whether it takes the child that this browser knows.
  'mfe-search/facility': 151_000,
  // Form, list and picture of the map share one state, so that they are one part.
  'mfe-search/map-search': 154_000,
};
/** MapLibre alone is 288 KB (decision 080). A phone loads it when its picture is touched, a wide screen when it is idle. */
const mapLimit = 443_000;

describe('the JavaScript of a document, gzip', () => {
  let pages: PageScripts[];
  beforeAll(async () => {
    pages = await pageScripts();
  }, 180_000);

  it('is known of every page of every remote', () => {
    const routes = pages.map(({ route }) => route);
    for (const route of [
      'mfe-search/top',
      'mfe-search/map-search',
      'mfe-account/register',
      'mfe-booking/slots',
    ])
      expect(routes).toContain(route);
    expect(routes.length).toBeGreaterThan(20);
    for (const { first, idle } of pages) expect(idle).toBeGreaterThan(first);
  });

  it('is at most 115 KB before the page is hydrated, on every route', () => {
    expect(pages.filter(({ first }) => first > firstLimit)).toEqual([]);
  });

  it('has a limit within five seconds, too', () => {
    expect(pages.filter(({ route, idle }) => idle > (idleLimits[route] ?? usuallyIdle))).toEqual([]);
  });

  it('has a limit with the moving map, which no page loads untouched on a phone', () => {
    const map = pages.find(({ route }) => route === 'mfe-search/map-search');
    expect(map?.asked).toBeGreaterThan(map?.idle ?? 0);
    expect(map?.asked).toBeLessThan(mapLimit);
  });
});
