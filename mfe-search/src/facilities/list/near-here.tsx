import { useNavigate } from '@enerabi/shared/kernel';
import { Button } from '@enerabi/shared/ui';
import { MapPinIcon } from '@enerabi/shared/ui/icons';
import { useEffect, useState } from 'react';
import { addressOf, changed, type FacilityCriteria } from './facility-criteria.ts';
import { copy } from './facility-list.copy.ts';
import styles from './sort-order.module.css';

/** Three decimals are some hundred metres: near enough, and nobody's home in an address. */
const rounded = (degrees: number): number => Number(degrees.toFixed(3));
const patienceMs = 10_000;

/** The list by distance from where the visitor is, on request alone. Without scripts there is no such button. */
export function NearHere({ criteria }: { criteria: FacilityCriteria }) {
  const navigate = useNavigate();
  const [canAsk, setCanAsk] = useState(false);
  const [state, setState] = useState<'asking' | 'refused'>();
  useEffect(() => setCanAsk('geolocation' in navigator), []);
  if (!canAsk) return null;
  const ask = (): void => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
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
      { timeout: patienceMs, maximumAge: patienceMs },
    );
  };
  return (
    <div className={styles.here}>
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
      {state === 'refused' && <p role="alert">{copy.here.refused}</p>}
    </div>
  );
}
