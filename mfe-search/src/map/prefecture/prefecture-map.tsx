import { Link } from '@enerabi/shared/kernel';
import { Stack } from '@enerabi/shared/ui';
import { copy } from './prefecture-map.copy.ts';
import type { PrefectureMapData } from './prefecture-map.loader.ts';
import styles from './prefecture-map.module.css';
import { radiusOf } from './spots.ts';

interface PrefectureMapProps {
  map: PrefectureMapData;
  /** The map itself. A link with a name stands beside the picture, which repeats it for those who press the picture. */
  to: string;
}

/** A still picture, made by the server: neither scripts nor MapLibre are needed to see where facilities are. */
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
