import type { RemoteRoute } from '@enerabi/shared/kernel';

/** The one entry point of mfe-contact. A route's id is its lazy chunk's name. */
export const routes: RemoteRoute[] = [
  {
    id: 'contact-input',
    path: 'contact/:facility_path_name/contact_input',
    lazy: () => import(/* webpackChunkName: 'contact-input' */ './enrolment/input/contact-input.page.tsx'),
  },
  {
    id: 'contact-confirm',
    path: 'contact/:facility_path_name/contact_confirm',
    lazy: () =>
      import(/* webpackChunkName: 'contact-confirm' */ './enrolment/confirm/contact-confirm.page.tsx'),
  },
  {
    id: 'contact-complete',
    path: 'contact/:facility_path_name/contact_complete',
    lazy: () =>
      import(/* webpackChunkName: 'contact-complete' */ './enrolment/complete/contact-complete.page.tsx'),
  },
  {
    id: 'job-contact-input',
    path: 'contact/:facility_path_name/job_contact_input',
    lazy: () => import(/* webpackChunkName: 'job-contact-input' */ './job/input/job-contact-input.page.tsx'),
  },
  {
    id: 'job-contact-confirm',
    path: 'contact/:facility_path_name/job_contact_confirm',
    lazy: () =>
      import(/* webpackChunkName: 'job-contact-confirm' */ './job/confirm/job-contact-confirm.page.tsx'),
  },
  {
    id: 'job-contact-complete',
    path: 'contact/:facility_path_name/job_contact_complete',
    lazy: () =>
      import(/* webpackChunkName: 'job-contact-complete' */ './job/complete/job-contact-complete.page.tsx'),
  },
  {
    id: 'other-contact-input',
    path: 'contact/:facility_path_name/other_contact_input',
    lazy: () =>
      import(/* webpackChunkName: 'other-contact-input' */ './other/input/other-contact-input.page.tsx'),
  },
  {
    id: 'other-contact-confirm',
    path: 'contact/:facility_path_name/other_contact_confirm',
    lazy: () =>
      import(
        /* webpackChunkName: 'other-contact-confirm' */ './other/confirm/other-contact-confirm.page.tsx'
      ),
  },
  {
    id: 'support-message-input',
    path: 'support_message/:facility_path_name/input',
    lazy: () =>
      import(
        /* webpackChunkName: 'support-message-input' */ './support-message/input/support-message-input.page.tsx'
      ),
  },
  {
    id: 'support-message-confirm',
    path: 'support_message/:facility_path_name/confirm',
    lazy: () =>
      import(
        /* webpackChunkName: 'support-message-confirm' */ './support-message/confirm/support-message-confirm.page.tsx'
      ),
  },
  {
    id: 'support-message-complete',
    path: 'support_message/:facility_path_name/complete',
    lazy: () =>
      import(
        /* webpackChunkName: 'support-message-complete' */ './support-message/complete/support-message-complete.page.tsx'
      ),
  },
];
