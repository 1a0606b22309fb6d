import { postSupportMessage } from '@enerabi/shared/contract';
import { preloadTyped } from '@enerabi/shared/form';

/**
 * Loads the next steps, and the way back from them, while the form is filled in, so that nobody waits for them on a slow
 * line (R4.9).
 */
export const preloadSteps = (): Promise<unknown> =>
  Promise.all([
    preloadTyped(postSupportMessage),
    import(/* webpackChunkName: 'support-message-input-loader' */ './input/support-message-input.loader.ts'),
    import(/* webpackChunkName: 'support-message-confirm' */ './confirm/support-message-confirm.page.tsx'),
    import(
      /* webpackChunkName: 'support-message-confirm-loader' */ './confirm/support-message-confirm.loader.ts'
    ),
    import(/* webpackChunkName: 'support-message-complete' */ './complete/support-message-complete.page.tsx'),
    import(
      /* webpackChunkName: 'support-message-complete-loader' */ './complete/support-message-complete.loader.ts'
    ),
  ]);
