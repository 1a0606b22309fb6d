import { loadingIndicatorTimeoutMs } from '@enerabi/shared/constants';
import { announce, defaultLoadingText } from '@enerabi/shared/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { copy } from './header.copy.ts';

/** A faster page announces only its own title. */
const heardAfterMs = 1_000;

interface NavigationProgress {
  /** Another page is loading, and the indicator has not cleared itself yet (R4.9). */
  isLoading: boolean;
  /** Address of a page that has not loaded in time. */
  slowAddress: string | undefined;
}

/** Reports that another page is loading, and announces it to screen readers if it is slow. */
export function useNavigationProgress(): NavigationProgress {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isUnderWay = state === 'loading' && location.pathname !== pathname;
  const key = isUnderWay ? location.key : undefined;
  const [slowKey, setSlowKey] = useState<string>();
  useEffect(() => {
    if (key === undefined) return;
    const timers = [
      setTimeout(() => announce(defaultLoadingText), heardAfterMs),
      setTimeout(() => {
        setSlowKey(key);
        announce(copy.slow);
      }, loadingIndicatorTimeoutMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [key]);
  const isSlow = key !== undefined && key === slowKey;
  return {
    isLoading: isUnderWay && !isSlow,
    slowAddress: isSlow && location ? location.pathname + location.search + location.hash : undefined,
  };
}
