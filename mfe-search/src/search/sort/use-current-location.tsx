import { useEarlyPress, useNavigate } from '@enerabi/shared/kernel';
import { Button } from '@enerabi/shared/ui';
import { MapPinIcon } from '@enerabi/shared/ui/icons';
import { useState } from 'react';
import { copy } from './current-location.copy.ts';
import styles from './sort-links.module.css';

interface Here {
  search_target_lat: number;
  search_target_lng: number;
  /** The default order is by distance from a position. */
  sort: 'standard';
}

/** Three decimals are about 100 metres: precise enough for a search, and it does not reveal a home in the address. */
const rounded = (degrees: number): number => Number(degrees.toFixed(3));
const locateWithinMs = 10_000;

/**
 * Sorts the list by distance from the visitor's position, only on request.
 * @param addressHere the address of the list by distance from there
 * @returns the button, which is always rendered so that nothing moves (without scripts it is hidden), and an error
 *   message
 */
export function useCurrentLocation(addressHere: (here: Here) => string) {
  const navigate = useNavigate();
  const early = useEarlyPress();
  const [state, setState] = useState<'asking' | 'refused'>();
  const ask = (): void => {
    const { geolocation } = navigator as Partial<Navigator>;
    setState(geolocation ? 'asking' : 'refused');
    geolocation?.getCurrentPosition(
      ({ coords }) => {
        setState(undefined);
        const address = addressHere({
          search_target_lat: rounded(coords.latitude),
          search_target_lng: rounded(coords.longitude),
          sort: 'standard',
        });
        navigate(address, { preventScrollReset: true });
      },
      () => setState('refused'),
      { timeout: locateWithinMs, maximumAge: locateWithinMs },
    );
  };
  return {
    button: (
      <Button
        {...early}
        kind="plain"
        size="small"
        icon={<MapPinIcon size="small" />}
        pending={state === 'asking'}
        pendingLabel={copy.asking}
        onClick={ask}
      >
        {copy.search}
      </Button>
    ),
    refusal: state === 'refused' && (
      <p className={styles.refusal} role="alert">
        {copy.refused}
      </p>
    ),
  };
}
