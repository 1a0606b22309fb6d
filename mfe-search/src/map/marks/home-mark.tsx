import type { Place } from '@enerabi/shared/geography';
import picture from '../picture/map-picture.module.css';
import { pictureSize } from '../picture/picture-size.ts';
import { type MapView, pixelsFromMiddle } from '../view/map-view.ts';
import styles from './home-mark.module.css';

const { width, height } = pictureSize;

/** The family's home on the picture; the moving map draws it in the same way. */
export function HomeMark({ view, home }: { view: MapView; home: Place }) {
  const { x, y } = pixelsFromMiddle(view, home);
  return (
    <svg
      className={`${picture.picture} ${styles.layer}`}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
    >
      <circle className={styles.home} cx={Math.round(x)} cy={Math.round(y)} r={8} />
    </svg>
  );
}
