import { facilityTypes } from '@enerabi/shared/constants';
import { Link } from '@enerabi/shared/kernel';
import { ProperName } from '@enerabi/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MapMark } from '../collection/map-kind.ts';
import { mapCopy } from '../search/map-search.copy.ts';
import { mapMarkOf } from './facility-marks.ts';
import { MarkPicture } from './mark-picture.tsx';
import styles from './selected-facility.module.css';
import type { FacilityChoice } from './use-chosen-facility.ts';

interface SelectedFacilityProps {
  choice: FacilityChoice;
  /** What the collection says of it. */
  factsOf: (selected: MapMark) => ReactNode;
}

/** Shows the selected facility over the map. It takes the focus; Escape closes it and returns the focus. */
export function SelectedFacility({ choice: { selected, close }, factsOf }: SelectedFacilityProps) {
  const panel = useRef<HTMLElement>(null);
  const id = selected?.facility_id;
  useEffect(() => {
    if (id !== undefined) panel.current?.focus({ preventScroll: true });
  }, [id]);
  if (!selected) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.selected}
      aria-label={mapCopy.selected}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <MarkPicture mark={mapMarkOf(selected)} number={selected.jobs} />
      <div className={styles.text}>
        <Link className={styles.name} to={`/f/${selected.path_name}${selected.jobs ? '#jobs' : ''}`}>
          <ProperName>{selected.name}</ProperName>
        </Link>
        <p className={styles.facts}>{facilityTypes[selected.facility_type]}</p>
        <div className={styles.facts}>{factsOf(selected)}</div>
      </div>
      <button type="button" className={styles.close} onClick={close}>
        {mapCopy.close}
      </button>
    </section>
  );
}
