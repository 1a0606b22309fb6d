import type { RemoteRoute } from '@enerabi/shared/kernel';

/** The one entry point of mfe-contact. A route's id is its lazy chunk's name. */
export const routes: RemoteRoute[] = [
  {
    id: 'contact-input',
    path: 'contact/:facility_path_name/contact_input',
    lazy: () => import(/* webpackChunkName: 'contact-input' */ './enrolment/contact-input.page.tsx'),
  },
];
