import { commuteCopy, useCommutePlaces } from '@enerabi/shared/commute';
import { Link, useLocation } from '@enerabi/shared/kernel';
import { AskDetail } from '../child/ask-button.tsx';
import { copy as buttonCopy } from './commute-button.copy.ts';
import styles from './commute-button.module.css';
import type { CommuteButtonProps } from './commute-button.tsx';
import { copy } from './known-home.copy.ts';

/** Where the ways of this browser's family begin. */
export function HomeName() {
  const { home } = useCommutePlaces();
  if (!home) return buttonCopy.ask;
  return (
    <>
      {commuteCopy.fromHome(home)}
      <AskDetail />
    </>
  );
}

/** Leads to the list with the shortest ways first; on a phone the list's own menu has that order. */
export function ShortestWays({ commuteAddressOf }: CommuteButtonProps) {
  const { home, works } = useCommutePlaces();
  const { pathname, search } = useLocation();
  if (!home) return null;
  const to = commuteAddressOf(home, works);
  if (pathname + search === to) return null;
  return (
    <Link className={styles.shortest} to={to} preventScrollReset>
      {works.length > 0 ? copy.shortest : copy.nearest}
    </Link>
  );
}
