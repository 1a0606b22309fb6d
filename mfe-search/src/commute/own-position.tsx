import type { CommutePlace } from '@enerabi/shared/commute';
import { Button } from '@enerabi/shared/ui';
import { MapPinIcon } from '@enerabi/shared/ui/icons';
import { useState } from 'react';
import { currentPosition } from '../map/view/current-position.ts';
import { copy } from './commute.copy.ts';
import styles from './commute-dialog.module.css';

/** Takes the position of the browser for a home; it is rounded to some 100 m at once. */
export function OwnPosition({ onPosition }: { onPosition: (place: CommutePlace) => void }) {
  const [state, setState] = useState<'asking' | 'refused'>();
  const ask = async (): Promise<void> => {
    setState('asking');
    const answer = await currentPosition(navigator.geolocation);
    setState(typeof answer === 'string' ? 'refused' : undefined);
    if (typeof answer !== 'string') onPosition({ name: '', latitude: answer.lat, longitude: answer.lng });
  };
  return (
    <>
      <Button
        kind="plain"
        size="small"
        icon={<MapPinIcon size="small" />}
        pending={state === 'asking'}
        pendingLabel={copy.asking}
        onClick={() => void ask()}
      >
        {copy.here}
      </Button>
      {state === 'refused' && (
        <p className={styles.refusal} role="alert">
          {copy.refused}
        </p>
      )}
    </>
  );
}
