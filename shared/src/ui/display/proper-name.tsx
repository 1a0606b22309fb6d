import { nameParts } from './name-parts.ts';
import styles from './proper-name.module.css';

/** A name of a facility, an operator or a station, whose lines break between its parts only. */
export const ProperName = ({ children }: { children: string }) => (
  <span className={styles.name}>
    {nameParts(children).flatMap((part, at) => (at === 0 ? part : [<wbr key={at} />, part]))}
  </span>
);
