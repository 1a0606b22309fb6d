import { useSite } from '@enerabi/shared/kernel';
import { OutsideLink } from '@enerabi/shared/ui';
import { copy } from './sections.copy.ts';
import styles from './top-sections.module.css';

/** Columns are written elsewhere; without any in the configuration there is no such section (R1.6). */
export function Columns() {
  const { columns = [], links } = useSite();
  if (columns.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="columns">
      <h2 id="columns">{copy.columns.title}</h2>
      <ul className={styles.columns}>
        {columns.map(({ title, url }) => (
          <li key={url}>
            <OutsideLink className={styles.column} href={url}>
              {title}
            </OutsideLink>
          </li>
        ))}
      </ul>
      {links.column && (
        <p>
          <OutsideLink href={links.column}>{copy.columns.more}</OutsideLink>
        </p>
      )}
    </section>
  );
}
