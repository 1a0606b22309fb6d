import { preloadTransport } from '@enerabi/shared/client';

/** Loads what a call needs when someone begins to fill in a form, so that sending it waits for no script (R4.9). */
export function preloadForForms(preload: () => Promise<unknown> = preloadTransport): () => void {
  const stop = (): void => document.removeEventListener('focusin', preloadIn);
  function preloadIn({ target }: Pick<FocusEvent, 'target'>): void {
    if (!(target instanceof Element && target.closest('form'))) return;
    stop();
    // What does not come now is loaded again by the call.
    preload().catch(() => {});
  }
  document.addEventListener('focusin', preloadIn);
  preloadIn({ target: document.activeElement });
  return stop;
}
