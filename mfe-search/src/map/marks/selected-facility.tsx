import { facilityTypes } from '@enerabi/shared/constants';
import { Link } from '@enerabi/shared/kernel';
import { useEffect, useRef } from 'react';
import { mapCopy } from '../search/map-search.copy.ts';
import { markOf } from './facility-marks.ts';
import { MarkPicture } from './mark-picture.tsx';
import styles from './selected-facility.module.css';
import type { FacilityChoice } from './use-chosen-facility.ts';

/** Shows the selected facility over the map. It takes the focus; Escape closes it and returns the focus. */
export function SelectedFacility({ choice }: { choice: FacilityChoice }) {
  const { selected, summary, close } = choice;
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
      <MarkPicture mark={markOf(selected.facility_type)} />
      <div className={styles.text}>
        <Link className={styles.name} to={`/f/${selected.path_name}`}>
          {selected.name}
        </Link>
        <p className={styles.facts}>{facilityTypes[selected.facility_type]}</p>
        {summary && <p className={styles.facts}>{summary.address}</p>}
      </div>
      <button type="button" className={styles.close} onClick={close}>
        {mapCopy.close}
      </button>
    </section>
  );
}
