import { type MarkName, marks } from './facility-marks.ts';
import styles from './mark-picture.module.css';

interface MarkPictureProps {
  mark: MarkName;
  /** Takes the place of a letter. */
  number?: number | undefined;
}

/** A mark of the map; decorative, since the text beside it says the same. */
export const MarkPicture = ({ mark, number }: MarkPictureProps) => (
  <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
    <path d={marks[mark].shape} fill={marks[mark].fill} />
    <text x="16" y="21" textAnchor="middle">
      {number ?? marks[mark].letter}
    </text>
  </svg>
);
