import { useNavigate } from '@enerabi/shared/kernel';
import { Button } from '@enerabi/shared/ui';
import { MapPinIcon } from '@enerabi/shared/ui/icons';
import { useState } from 'react';
import { addressOf, changed, type FacilityCriteria } from '../criteria/facility-criteria.ts';
import { copy } from './sort-order.copy.ts';
import styles from './sort-order.module.css';

/** Three decimals are about 100 metres: precise enough for a search, and it does not reveal a home in the address. */
const rounded = (degrees: number): number => Number(degrees.toFixed(3));
const locateWithinMs = 10_000;

/**
 * Sorts the list by distance from the visitor's position, only on request.
 * @returns the button, which is always rendered so that nothing moves (without scripts it is hidden), and an error
 *   message
 */
export function useCurrentLocation(criteria: FacilityCriteria) {
  const navigate = useNavigate();
  const [state, setState] = useState<'asking' | 'refused'>();
  const ask = (): void => {
    const { geolocation } = navigator as Partial<Navigator>;
    setState(geolocation ? 'asking' : 'refused');
    geolocation?.getCurrentPosition(
      ({ coords }) => {
        setState(undefined);
        const here = {
          search_target_lat: rounded(coords.latitude),
          search_target_lng: rounded(coords.longitude),
          sort: 'standard' as const,
        };
        navigate(addressOf(changed(criteria, here)), { preventScrollReset: true });
      },
      () => setState('refused'),
      { timeout: locateWithinMs, maximumAge: locateWithinMs },
    );
  };
  return {
    button: (
      <Button
        kind="plain"
        size="small"
        icon={<MapPinIcon size="small" />}
        pending={state === 'asking'}
        pendingLabel={copy.here.asking}
        onClick={ask}
      >
        {copy.here.search}
      </Button>
    ),
    refusal: state === 'refused' && (
      <p className={styles.refusal} role="alert">
        {copy.here.refused}
      </p>
    ),
  };
}
