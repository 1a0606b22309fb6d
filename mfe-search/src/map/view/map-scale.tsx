import { mapCopy } from '../search/map-search.copy.ts';
import styles from './map-scale.module.css';
import type { MapView } from './map-view.ts';
import { scaleOf } from './scale.rules.ts';

/** A length on the map in words and as a bar. */
export function MapScale({ view }: { view: MapView }) {
  const { metres, width } = scaleOf(view);
  const length = mapCopy.metres(metres);
  return (
    <svg className={styles.scale} width={width + 8} height={26} role="img" aria-label={mapCopy.scale(length)}>
      <text className={styles.halo} x={width / 2 + 4} y={10}>
        {length}
      </text>
      <text x={width / 2 + 4} y={10}>
        {length}
      </text>
      <path className={styles.halo} d={barOf(width)} />
      <path className={styles.bar} d={barOf(width)} />
    </svg>
  );
}

const barOf = (width: number): string => `M4 16v6h${width}v-6`;
