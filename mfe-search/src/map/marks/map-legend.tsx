import { Panel, Stack } from '@enerabi/shared/ui';
import { mapCopy, markNamesInWords } from '../search/map-search.copy.ts';
import type { MarkName } from './facility-marks.ts';
import styles from './map-legend.module.css';
import { MarkPicture } from './mark-picture.tsx';

interface MapLegendProps {
  marks: readonly MarkName[];
  /** Explains the round marks with a number. */
  cluster: string;
  /** The family's home or the visitor's position is marked, too. */
  hasOwnPlace: boolean;
}

const exampleNumber = 2;

/** Explains the marks, in a disclosure. */
export const MapLegend = ({ marks, cluster, hasOwnPlace }: MapLegendProps) => (
  <Panel as="details" tone="surface" radius="2" raised className={styles.legend}>
    <summary className={styles.open}>{mapCopy.legend}</summary>
    <Stack as="ul" gap="1" className={styles.marks}>
      {marks.map((mark) => (
        <li key={mark} className={styles.mark}>
          <MarkPicture mark={mark} number={mark === 'jobs' ? exampleNumber : undefined} />
          {markNamesInWords[mark]}
        </li>
      ))}
    </Stack>
    <p className={styles.cluster}>{cluster}</p>
    {hasOwnPlace && <p className={styles.cluster}>{mapCopy.ownPlace}</p>}
  </Panel>
);
