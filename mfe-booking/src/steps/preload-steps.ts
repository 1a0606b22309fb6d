import { bookVisit } from '@enerabi/shared/contract';
import { preloadTyped } from '@enerabi/shared/form';

/**
 * Loads the next steps, and the way back from them, while the form is filled in, so that nobody waits for them on a slow
 * line (R4.9).
 */
export const preloadSteps = (): Promise<unknown> =>
  Promise.all([
    preloadTyped(bookVisit),
    import(/* webpackChunkName: 'contact-input-loader' */ './input/contact-input.loader.ts'),
    import(/* webpackChunkName: 'contact-confirm' */ './confirm/contact-confirm.page.tsx'),
    import(/* webpackChunkName: 'contact-confirm-loader' */ './confirm/contact-confirm.loader.ts'),
    import(/* webpackChunkName: 'contact-complete' */ './complete/contact-complete.page.tsx'),
    import(/* webpackChunkName: 'contact-complete-loader' */ './complete/contact-complete.loader.ts'),
  ]);
