import { useSite } from '@enerabi/shared/kernel';
import { OutsideLink } from '@enerabi/shared/ui';
import { mapCopy } from '../search/map-search.copy.ts';
import styles from './map-credit.module.css';

/** Credits the configured map, or the source of the bundled outline, which also replaces missing tiles. */
export function MapCredit({ hasLostTiles }: { hasLostTiles: boolean }) {
  const { map } = useSite();
  return (
    <p className={styles.credit} data-linked={!map || hasLostTiles || map.link ? '' : undefined}>
      {hasLostTiles && `${mapCopy.tilesLost} `}
      {map && !hasLostTiles ? (
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
