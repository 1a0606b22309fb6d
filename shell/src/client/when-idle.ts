import { prefetchAfterMs } from '@enerabi/shared/constants';
import { loadDeferredParts, type SessionStore } from '@enerabi/shared/kernel';
import type { DataRouter } from 'react-router';
import type { Boot } from '../boot.ts';

type Settled = Pick<typeof import('./idle.ts'), 'watchForNewBuild' | 'watchSession'>;

const loadSettled = (): Promise<Settled> => import(/* webpackChunkName: 'settled' */ './idle.ts');

/**
 * What a page can do without until it stands still (R4.9) comes now, so that nothing is waited for later. A visitor
 * who moves on before needs it at once.
 */
export function afterSettling(
  boot: Boot,
  router: DataRouter,
  session: SessionStore,
  load = loadSettled,
): void {
  let shown = router.state.location;
  let hasSettled = false;
  let isAsked = false;
  const settle = (): void => {
    hasSettled = true;
    loadDeferredParts();
    if (isAsked) return;
    isAsked = true;
    void load().then(
      ({ watchForNewBuild, watchSession }) => {
        watchForNewBuild(boot, router);
        watchSession(session);
      },
      () => {
        isAsked = false;
      },
    );
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
