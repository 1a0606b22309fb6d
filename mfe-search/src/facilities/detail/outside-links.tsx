import type { FacilityDetail } from '@enerabi/shared/contract';
import { OutsideLink } from '@enerabi/shared/ui';
import { copy } from './facts/facility-facts.copy.ts';
import styles from './outside-links.module.css';

/**
 * Links to the map of the Geospatial Information Authority, centred on the facility; renders nothing without a
 * position.
 */
export function MapLink({ facility: { latitude, longitude } }: { facility: FacilityDetail }) {
  if (latitude === null || longitude === null) return null;
  return (
    <OutsideLink
      className={styles.map}
      href={`https://maps.gsi.go.jp/#17/${latitude}/${longitude}/&ls=std&disp=1`}
    >
      {copy.map}
    </OutsideLink>
  );
}

/** Links to directions from the visitor's position; renders nothing without a position. */
export function DirectionsLink({ facility: { latitude, longitude } }: { facility: FacilityDetail }) {
  if (latitude === null || longitude === null) return null;
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return (
    <OutsideLink className={styles.map} href={`https://www.google.com/maps/dir/?${query.toString()}`}>
      {copy.directions}
    </OutsideLink>
  );
}

/** Links to a website. Published data may contain anything, so only web addresses become links. */
export const WebsiteLink = ({ url }: { url: string }) =>
  /^https?:\/\//i.test(url) ? <OutsideLink href={url}>{url}</OutsideLink> : url;
