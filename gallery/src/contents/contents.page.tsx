import { Link, type PageHandle, PageHead } from '@enerabi/shared/kernel';
import { Panel, Stack } from '@enerabi/shared/ui';
import { catalogue } from '../catalogue.ts';
import { type GroupId, groups } from '../groups/groups.copy.ts';
import { copy } from './contents.copy.ts';
import styles from './contents.module.css';

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  return (
    <Stack gap="8" className={styles.page}>
      <PageHead title={copy.title} noindex />
      <Stack as="header" gap="2" className={styles.header}>
        <h1>{copy.title}</h1>
        <p className={styles.lead}>{copy.lead}</p>
      </Stack>
      <ul className={styles.groups}>
        {[...catalogue].map(([group, entries]) => (
          <Panel key={group} as="li" gap="2" raised className={styles.group}>
            <h2 className={styles.title}>
              <Link to={`/gallery/${group}`}>{groups[group as GroupId].title}</Link>
            </h2>
            <p className={styles.lead}>{groups[group as GroupId].lead}</p>
            <ul className={styles.components} aria-label={copy.components(entries.length)}>
              {entries.map(({ id, title }) => (
                <li key={id}>
                  <Link className={styles.component} to={`/gallery/${group}#${id}`}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </ul>
    </Stack>
  );
}
