import { Link } from '@enerabi/shared/kernel';
import { MapIcon } from '@enerabi/shared/ui/icons';
import { type ComponentType, useEffect, useState } from 'react';
import { copy } from './list-map.copy.ts';
import styles from './list-map.module.css';
import { listMapAddress } from './list-map-address.ts';
import type { ListMapProps } from './list-map-panel.tsx';

/** As in the style sheet: the map has a column of its own. */
const wide = '(min-width: 80rem)';

/** The map beside the list. Its scripts load only where the window has room for it; until then it is a link. */
export function ListMap(props: ListMapProps) {
  const [Panel, setPanel] = useState<ComponentType<ListMapProps>>();
  useEffect(() => {
    const screen = matchMedia(wide);
    const load = (): void => {
      if (screen.matches)
        import(/* webpackChunkName: 'list-map' */ './list-map-panel.tsx').then(
          (module) => setPanel(() => module.ListMapPanel),
          () => {},
        );
    };
    load();
    screen.addEventListener('change', load);
    return () => screen.removeEventListener('change', load);
  }, []);
  return (
    <aside className={styles.map} aria-label={copy.label}>
      {Panel ? (
        <Panel {...props} />
      ) : (
        <Link className={styles.link} to={listMapAddress(props.criteria)}>
          <MapIcon size="small" />
          {copy.open}
        </Link>
      )}
    </aside>
  );
}
