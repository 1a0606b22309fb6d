import { japan } from './map-view.ts';

export type PositionFault = 'denied' | 'timeout' | 'unavailable' | 'abroad';

const timeoutMs = 10_000;
const freshMs = 60_000;

/** Three decimals are about 100 m: precise enough to search, but not to reveal a home. */
const rounded = (degrees: number): number => Number(degrees.toFixed(3));

/**
 * Asks the browser, which asks the visitor. The position is rounded at once, so that a shared address does not reveal
 * it precisely.
 */
export function currentPosition(
  geolocation: Geolocation | undefined,
): Promise<{ lat: number; lng: number } | PositionFault> {
  if (!geolocation) return Promise.resolve('unavailable');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const isInJapan =
          latitude > japan.south &&
          latitude < japan.north &&
          longitude > japan.west &&
          longitude < japan.east;
        resolve(isInJapan ? { lat: rounded(latitude), lng: rounded(longitude) } : 'abroad');
      },
      ({ code }) => resolve(code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable'),
      { timeout: timeoutMs, maximumAge: freshMs },
    );
  });
}
