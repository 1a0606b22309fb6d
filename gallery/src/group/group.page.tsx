import { Link, type PageHandle, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { Stack } from '@enerabi/shared/ui';
import { catalogue } from '../catalogue.ts';
import { type GroupId, groups } from '../groups/groups.copy.ts';
import { SheetView } from '../specimen/sheet-view.tsx';
import { copy } from './group.copy.ts';
import type { GroupData } from './group.loader.ts';
import styles from './group.module.css';

export { loader } from './group.loader.ts';

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const { group } = useLoaderData<GroupData>();
  const { title, lead } = groups[group];
  const entries = catalogue.get(group) ?? [];
  return (
    <Stack gap="8" className={styles.page}>
      <PageHead title={copy.title(title)} noindex />
      <GroupLinks current={group} />
      <div className={styles.group}>
        <Stack as="header" gap="2">
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <ul className={styles.entries} aria-label={copy.onThisPage}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <a className={styles.entry} href={`#${entry.id}`}>
                  {entry.title}
                </a>
              </li>
            ))}
          </ul>
        </Stack>
        {entries.map((entry) => (
          // The key resets the state of the specimens when the group changes.
          <SheetView key={`${group}/${entry.id}`} entry={entry} />
        ))}
      </div>
    </Stack>
  );
}

const GroupLinks = ({ current }: { current: GroupId }) => (
  <Stack as="nav" gap="2" className={styles.navigation} aria-label={copy.groups}>
    <Link className={styles.contents} to="/gallery">
      {copy.contents}
    </Link>
    <ul className={styles.groups}>
      {[...catalogue.keys()].map((group) => (
        <li key={group}>
          <Link
            className={styles.link}
            to={`/gallery/${group}`}
            aria-current={group === current ? 'page' : undefined}
          >
            {groups[group as GroupId].title}
          </Link>
        </li>
      ))}
    </ul>
  </Stack>
);
