import { sendOnetimeCandidateMessage } from '@enerabi/shared/contract';
import { preloadTyped } from '@enerabi/shared/form';

/**
 * Loads the next steps, and the way back from them, while the form is filled in, so that nobody waits for them on a slow
 * line (R4.9).
 */
export const preloadSteps = (): Promise<unknown> =>
  Promise.all([
    preloadTyped(sendOnetimeCandidateMessage),
    import(/* webpackChunkName: 'job-contact-input-loader' */ './input/job-contact-input.loader.ts'),
    import(/* webpackChunkName: 'job-contact-confirm' */ './confirm/job-contact-confirm.page.tsx'),
    import(/* webpackChunkName: 'job-contact-confirm-loader' */ './confirm/job-contact-confirm.loader.ts'),
    import(/* webpackChunkName: 'job-contact-complete' */ './complete/job-contact-complete.page.tsx'),
    import(/* webpackChunkName: 'job-contact-complete-loader' */ './complete/job-contact-complete.loader.ts'),
  ]);
