import type { SiteMap } from '@enerabi/shared/kernel';
import { OutsideLink } from '@enerabi/shared/ui';
import { mapCopy } from '../search/map-search.copy.ts';
import styles from './map-credit.module.css';

interface MapCreditProps {
  /** The shown map, unless it is the bundled outline. */
  credit: SiteMap | undefined;
  hasLostTiles: boolean;
}

/** Credits the configured map, or the source of the bundled outline, which also replaces missing tiles. */
export const MapCredit = ({ credit, hasLostTiles }: MapCreditProps) => (
  <p className={styles.credit} data-linked={!credit || credit.link ? '' : undefined}>
    {hasLostTiles && `${mapCopy.tilesLost} `}
    {credit ? (
      credit.link ? (
        <OutsideLink href={credit.link}>{credit.credit}</OutsideLink>
      ) : (
        credit.credit
      )
    ) : (
      <>
        {mapCopy.credit}:{' '}
        <OutsideLink href="https://www.naturalearthdata.com/">{mapCopy.naturalEarth}</OutsideLink>
      </>
    )}
  </p>
);
