import type { Place } from '@enerabi/shared/geography';
import picture from '../picture/map-picture.module.css';
import { pictureSize } from '../picture/picture-size.ts';
import { type MapView, pixelsFromMiddle, usualSize } from '../view/map-view.ts';
import styles from './home-mark.module.css';

interface HomeMarkProps {
  /** The picture's view. */
  view: MapView;
  home: Place;
  /** The picture shrinks to its box, so that a phone shows all of it. */
  isFitted?: boolean;
}

/** The family's home on the picture; the moving map draws it in the same way. */
export function HomeMark({ view, home, isFitted = false }: HomeMarkProps) {
  const { x, y } = pixelsFromMiddle(view, home);
  const { width, height } = isFitted ? usualSize : pictureSize;
  return (
    <svg
      className={`${picture.picture} ${styles.layer}`}
      data-fitted={isFitted || undefined}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
    >
      <circle className={styles.home} cx={Math.round(x)} cy={Math.round(y)} r={isFitted ? 14 : 8} />
    </svg>
  );
}
