import { mapCopy, markNamesInWords } from '../search/map-search.copy.ts';
import { markNames } from './facility-marks.ts';
import styles from './map-legend.module.css';
import { MarkPicture } from './mark-picture.tsx';

/** Explains the marks to those who ask. */
export const MapLegend = () => (
  <details className={styles.legend}>
    <summary className={styles.open}>{mapCopy.legend}</summary>
    <ul className={styles.marks}>
      {markNames.map((mark) => (
        <li key={mark} className={styles.mark}>
          <MarkPicture mark={mark} />
          {markNamesInWords[mark]}
        </li>
      ))}
    </ul>
    <p className={styles.cluster}>{mapCopy.cluster}</p>
  </details>
);
