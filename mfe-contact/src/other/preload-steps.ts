import { sendOnetimeCandidateMessage } from '@enerabi/shared/contract';
import { preloadTyped } from '@enerabi/shared/form';

/**
 * Loads the next steps, and the way back from them, while the form is filled in, so that nobody waits for them on a slow
 * line (R4.9).
 */
export const preloadSteps = (): Promise<unknown> =>
  Promise.all([
    preloadTyped(sendOnetimeCandidateMessage),
    import(/* webpackChunkName: 'other-contact-input-loader' */ './input/other-contact-input.loader.ts'),
    import(/* webpackChunkName: 'other-contact-confirm' */ './confirm/other-contact-confirm.page.tsx'),
    import(
      /* webpackChunkName: 'other-contact-confirm-loader' */ './confirm/other-contact-confirm.loader.ts'
    ),
  ]);
