import { preloadTransport } from '@enerabi/shared/client';
import type { PageHandle } from '@enerabi/shared/kernel';
import type { DataRouter } from 'react-router';

/**
 * Loads what sending a form needs when someone begins to fill it in, so that a slow line delays it less (R4.9): what
 * every call needs, and what the page names in its handle. What does not come now is loaded when it is needed.
 * @returns ends it
 */
export function preloadForForms(
  router: Pick<DataRouter, 'state'>,
  preloadCall: () => Promise<unknown> = preloadTransport,
): () => void {
  const begun = new Set<() => Promise<unknown>>();
  const begin = (preload: (() => Promise<unknown>) | undefined): void => {
    if (!preload || begun.has(preload)) return;
    begun.add(preload);
    preload().catch(() => {});
  };
  const preloadIn = ({ target }: Pick<FocusEvent, 'target'>): void => {
    if (!(target instanceof Element && target.closest('form'))) return;
    begin(preloadCall);
    const { handle } = router.state.matches.at(-1)?.route ?? {};
    begin((handle as PageHandle | undefined)?.preload);
  };
  document.addEventListener('focusin', preloadIn);
  preloadIn({ target: document.activeElement });
  return () => document.removeEventListener('focusin', preloadIn);
}
