import { type CommutePlace, keepCommutePlaces, useCommutePlaces } from '@enerabi/shared/commute';
import { commuteLimits, mostCommuteDestinations } from '@enerabi/shared/constants';
import { ButtonLink, ButtonRow, SelectField } from '@enerabi/shared/ui';
import { useState } from 'react';
import { AskDialog } from '../family/ask-dialog.tsx';
import { AccountPlaces } from './account-places.tsx';
import { copy } from './commute.copy.ts';
import styles from './commute-dialog.module.css';
import { CommuteLimitOptions } from './commute-limit-options.tsx';
import type { CommuteListProps } from './commute-list-props.ts';
import { OwnPosition } from './own-position.tsx';
import { PlaceField } from './place-field.tsx';
import { useCommuteLimit } from './use-commute-limit.ts';

interface CommuteDialogProps extends CommuteListProps {
  onClose: () => void;
}

/** Asks where the family lives, then where its parents work. */
export function CommuteDialog({ commuteAddressOf, onClose }: CommuteDialogProps) {
  const { home, works } = useCommutePlaces();
  const [isStored, setIsStored] = useState(true);
  const [within, setWithin] = useState(useCommuteLimit());
  const changeHome = (next: CommutePlace | undefined): void =>
    setIsStored(keepCommutePlaces({ ...(next && { home: next }), works }));
  const changeWork = (at: number, next: CommutePlace | undefined): void => {
    const others = works.toSpliced(at, 1, ...(next ? [next] : []));
    setIsStored(keepCommutePlaces({ ...(home && { home }), works: others }));
  };
  return (
    <AskDialog title={copy.dialog} onClose={onClose}>
      <p>{copy.lead}</p>
      <PlaceField name="home" label={copy.home} place={home} onChange={changeHome}>
        <OwnPosition onPosition={changeHome} />
        <AccountPlaces onUse={(places) => setIsStored(keepCommutePlaces(places))} />
      </PlaceField>
      {copy.works
        .slice(0, home ? Math.min(works.length + 1, mostCommuteDestinations) : works.length)
        .map((label, at) => (
          <PlaceField
            key={label}
            name={`work-${at + 1}`}
            label={label}
            place={works[at]}
            onChange={(next) => changeWork(at, next)}
          />
        ))}
      {home && (
        <>
          <SelectField
            name="commute_within"
            label={copy.limit}
            value={within ?? ''}
            onChange={({ target: { value } }) => setWithin(commuteLimits.find((limit) => limit === value))}
          >
            <CommuteLimitOptions any={copy.anyTime} />
          </SelectField>
          <ButtonRow>
            <ButtonLink to={commuteAddressOf(home, works, within)} onClick={onClose}>
              {within ? copy.reachable : works.length > 0 ? copy.shortest : copy.near(home)}
            </ButtonLink>
          </ButtonRow>
        </>
      )}
      <p className={styles.note}>{copy.estimate}</p>
      <p className={styles.note}>{isStored ? copy.private : copy.notStored}</p>
    </AskDialog>
  );
}
