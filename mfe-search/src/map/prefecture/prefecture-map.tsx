import { Link } from '@enerabi/shared/kernel';
import { Stack } from '@enerabi/shared/ui';
import { copy } from './prefecture-map.copy.ts';
import type { PrefectureMapData } from './prefecture-map.loader.ts';
import styles from './prefecture-map.module.css';
import { radiusOf } from './spots.ts';

interface PrefectureMapProps {
  map: PrefectureMapData;
  /** Address of the interactive map. A text link beside the picture has the same address. */
  to: string;
}

/** A static picture from the server: it shows where the facilities are without scripts or MapLibre. */
export function PrefectureMap({ map: { shape, spots }, to }: PrefectureMapProps) {
  const [most] = spots;
  return (
    <Stack gap="1" className={styles.map}>
      <Link className={styles.link} to={to} tabIndex={-1} aria-hidden="true">
        <svg
          aria-hidden="true"
          className={styles.picture}
          viewBox={`-10 -10 ${shape.width + 20} ${shape.height + 20}`}
        >
          <path className={styles.land} d={shape.path} />
          {spots.map(({ x, y, facilities }) => (
            <circle
              key={`${x} ${y}`}
              className={styles.spot}
              cx={x}
              cy={y}
              r={radiusOf(facilities, most?.facilities ?? 1)}
            />
          ))}
        </svg>
      </Link>
      <p className={styles.note}>{copy.note}</p>
    </Stack>
  );
}
