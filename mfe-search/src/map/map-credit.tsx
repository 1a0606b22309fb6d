import { useSite } from '@enerabi/shared/kernel';
import { OutsideLink } from '@enerabi/shared/ui';
import styles from './map-credit.module.css';
import { mapCopy } from './map-search.copy.ts';

/** Whose map it is: what is configured, or the bundled outline's source. */
export function MapCredit() {
  const { map } = useSite();
  return (
    <p className={styles.credit}>
      {map ? (
        map.link ? (
          <OutsideLink href={map.link}>{map.credit}</OutsideLink>
        ) : (
          map.credit
        )
      ) : (
        <>
          {mapCopy.credit}:{' '}
          <OutsideLink href="https://www.naturalearthdata.com/">{mapCopy.naturalEarth}</OutsideLink>
        </>
      )}
    </p>
  );
}
