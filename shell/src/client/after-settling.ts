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
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') settle();
  });
  const settle = (): void => {
    stop();
    loadDeferredParts();
    void import(/* webpackChunkName: 'settled' */ './settled.ts').then((late) => {
      late.watchForNewBuild(boot);
      late.focusFollowsNavigation(router, first);
    });
  };
  const settleSoon = (): void => void setTimeout(settle, prefetchAfterMs);
  if (document.readyState === 'complete') settleSoon();
  else window.addEventListener('load', settleSoon, { once: true });
}
