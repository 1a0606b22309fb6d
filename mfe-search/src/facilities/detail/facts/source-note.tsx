import type { Source } from '@enerabi/shared/contract';
import { dateText, OutsideLink } from '@enerabi/shared/ui';
import { copy } from './facility-facts.copy.ts';
import styles from './source-note.module.css';

/** Names the source, its date and its licence. */
export const SourceNote = ({ source, detail = '' }: { source: Source; detail?: string }) => (
  <p className={styles.source}>
    {copy.source}：{source.url ? <OutsideLink href={source.url}>{source.name}</OutsideLink> : source.name}
    {source.as_of && copy.asOf(dateText(source.as_of))}
    {detail}
    {source.licence && ` ${copy.licence(source.licence)}`}
  </p>
);
