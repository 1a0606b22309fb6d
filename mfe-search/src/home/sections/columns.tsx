import { useSite } from '@enerabi/shared/kernel';
import { ExternalIcon } from '@enerabi/shared/ui/icons';
import styles from './home-sections.module.css';
import { copy } from './sections.copy.ts';

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
            <a className={styles.column} href={url}>
              {title}
              <ExternalIcon size="small" />
            </a>
          </li>
        ))}
      </ul>
      {links.column && (
        <p>
          <a href={links.column}>{copy.columns.more}</a>
        </p>
      )}
    </section>
  );
}
