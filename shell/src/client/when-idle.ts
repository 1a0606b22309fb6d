import { prefetchAfterMs } from '@enerabi/shared/constants';
import { loadDeferredParts, type SessionStore } from '@enerabi/shared/kernel';
import type { DataRouter } from 'react-router';
import type { Boot } from '../boot.ts';

type IdleChunk = Pick<
  typeof import('./idle.ts'),
  'markChild' | 'preloadForForms' | 'watchForNewBuild' | 'watchSession'
>;

const loadIdle = (): Promise<IdleChunk> => import(/* webpackChunkName: 'idle' */ './idle.ts');

/**
 * Loads code that the page needs only once it is idle (R4.9), so that the visitor does not wait for it later. A visitor
 * who navigates before needs it at once.
 */
export function whenIdle(boot: Boot, router: DataRouter, session: SessionStore, load = loadIdle): void {
  let shown = router.state.location;
  let isIdle = false;
  let isAsked = false;
  const becomeIdle = (): void => {
    isIdle = true;
    loadDeferredParts();
    if (isAsked) return;
    isAsked = true;
    void load().then(
      ({ markChild, preloadForForms, watchForNewBuild, watchSession }) => {
        markChild();
        preloadForForms(router);
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
    // A missing file is fetched again only at the new address: a reload that helps must lead there, not back.
    if (hasMoved || (navigation.state !== 'idle' && !isIdle)) becomeIdle();
  });
  const becomeIdleOnce = (): void => void (isIdle || becomeIdle());
  const becomeIdleSoon = (): void => void setTimeout(becomeIdleOnce, prefetchAfterMs);
  if (document.readyState === 'complete') becomeIdleSoon();
  else window.addEventListener('load', becomeIdleSoon, { once: true });
}
