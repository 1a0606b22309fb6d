import { prefetchAfterMs } from '@enerabi/shared/constants';
import { loadDeferredParts, type SessionStore } from '@enerabi/shared/kernel';
import type { DataRouter } from 'react-router';
import type { Boot } from '../boot.ts';

type IdleChunk = Pick<typeof import('./idle.ts'), 'watchForNewBuild' | 'watchSession'>;

const loadIdle = (): Promise<IdleChunk> => import(/* webpackChunkName: 'idle' */ './idle.ts');

/**
 * Loads what a page can do without until it is idle (R4.9), so that the visitor waits for nothing later. A visitor
 * who moves on before needs it at once.
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
    // A missing file is fetched again when the new address stands: a reload that mends it leads there, not back.
    if (hasMoved || (navigation.state !== 'idle' && !isIdle)) becomeIdle();
  });
  const becomeIdleOnce = (): void => void (isIdle || becomeIdle());
  const becomeIdleSoon = (): void => void setTimeout(becomeIdleOnce, prefetchAfterMs);
  if (document.readyState === 'complete') becomeIdleSoon();
  else window.addEventListener('load', becomeIdleSoon, { once: true });
}
