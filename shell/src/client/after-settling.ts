import { prefetchAfterMs } from '@enerabi/shared/constants';
import { loadDeferredParts } from '@enerabi/shared/kernel';
import type { DataRouter } from 'react-router';
import type { Boot } from '../boot.ts';

/**
 * What a page can do without until it stands still (R4.9) comes now, so that nothing is waited for later. A visitor
 * who moves on before needs it at once.
 */
export function afterSettling(boot: Boot, router: DataRouter): void {
  const first = router.state.location;
  let shown = first;
  let hasSettled = false;
  const settle = (): void => {
    loadDeferredParts();
    if (hasSettled) return;
    hasSettled = true;
    void import(/* webpackChunkName: 'settled' */ './settled.ts').then((late) => {
      late.watchForNewBuild(boot);
      late.focusFollowsNavigation(router, first);
    });
  };
  router.subscribe(({ navigation, location }) => {
    const hasMoved = location !== shown;
    shown = location;
    // What is missing is asked for again when the new address stands: a reload that mends it leads there, not back.
    if (hasMoved || (navigation.state !== 'idle' && !hasSettled)) settle();
  });
  const settleUnlessDone = (): void => void (hasSettled || settle());
  const settleSoon = (): void => void setTimeout(settleUnlessDone, prefetchAfterMs);
  if (document.readyState === 'complete') settleSoon();
  else window.addEventListener('load', settleSoon, { once: true });
}
