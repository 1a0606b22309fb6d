import { announce } from '@enerabi/shared/ui';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { copy } from './header.copy.ts';

/** Until then, the new page's own title is all there is to hear. */
const heardAfterMs = 1_000;

/** @returns whether another page is on its way; on a slow line that is also heard */
export function useMovingOn(): boolean {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isMovingOn = state === 'loading' && location.pathname !== pathname;
  useEffect(() => {
    if (!isMovingOn) return;
    const timer = setTimeout(() => announce(copy.loading), heardAfterMs);
    return () => clearTimeout(timer);
  }, [isMovingOn]);
  return isMovingOn;
}
