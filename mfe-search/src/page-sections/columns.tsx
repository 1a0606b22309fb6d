import { useSite } from '@enerabi/shared/kernel';
import { OutsideLink, Panel, Stack } from '@enerabi/shared/ui';
import { copy } from './columns.copy.ts';
import styles from './columns.module.css';

/** Links to columns on another site; without any in the configuration the section is left out (R1.6). */
export function Columns() {
  const { columns = [], links } = useSite();
  if (columns.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby="columns">
      <h2 id="columns">{copy.title}</h2>
      <Stack as="ul" gap="3" className={styles.columns}>
        {columns.map(({ title, url }) => (
          <li key={url}>
            <Panel as={OutsideLink} className={styles.column} href={url}>
              {title}
            </Panel>
          </li>
        ))}
      </Stack>
      {links.column && (
        <p>
          <OutsideLink href={links.column}>{copy.more}</OutsideLink>
        </p>
      )}
    </Stack>
  );
}
