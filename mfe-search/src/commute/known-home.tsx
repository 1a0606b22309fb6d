import { homeName, useCommutePlaces } from '@enerabi/shared/commute';
import { Link, useLocation } from '@enerabi/shared/kernel';
import { VisuallyHidden } from '@enerabi/shared/ui';
import { AskDetail } from '../family/ask-button.tsx';
import { copy as buttonCopy } from './commute-button.copy.ts';
import styles from './commute-button.module.css';
import type { CommuteListProps } from './commute-list-props.ts';
import { copy } from './known-home.copy.ts';
import { useCommuteLimit } from './use-commute-limit.ts';

/** Names the home of this browser's family. */
export function HomeName() {
  const { home } = useCommutePlaces();
  if (!home) return buttonCopy.ask;
  return (
    <span className={styles.home}>
      <VisuallyHidden>{copy.of}</VisuallyHidden>
      {homeName(home)}
      <AskDetail />
    </span>
  );
}

/** Leads to the list with the shortest ways first; on a phone the list's own menu has that order. */
export function ShortestWays({ commuteAddressOf }: CommuteListProps) {
  const { home, works } = useCommutePlaces();
  const { pathname, search } = useLocation();
  const within = useCommuteLimit();
  if (!home) return null;
  const to = commuteAddressOf(home, works, within);
  if (pathname + search === to) return null;
  return (
    <Link className={styles.shortest} to={to} preventScrollReset>
      {works.length > 0 ? copy.shortest : copy.nearest}
    </Link>
  );
}
