import { Link } from '@enerabi/shared/kernel';
import { Panel, Stack } from '@enerabi/shared/ui';
import { useId } from 'react';
import { copy } from './area.copy.ts';
import styles from './area.module.css';

interface CountedLinksProps {
  title: string;
  links: readonly { name: string; to: string; facilities: number }[];
}

/** Links to lists, with the number of facilities in each; renders nothing without links. */
export function CountedLinks({ title, links }: CountedLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Stack as="nav" gap="4" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ name, to, facilities }) => (
          <li key={to}>
            <Panel as={Link} radius="2" className={styles.link} to={to}>
              {name} <span className={styles.count}>{copy.count(facilities)}</span>
            </Panel>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
