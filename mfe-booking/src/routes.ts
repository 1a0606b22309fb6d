import type { RemoteRoute } from '@enerabi/shared/kernel';

/** The one entry point of mfe-booking. A route's id is its lazy chunk's name. */
export const routes: RemoteRoute[] = [
  {
    id: 'slots',
    path: 'one_stop/f/:facility_path_name',
    lazy: () => import(/* webpackChunkName: 'slots' */ './slots/slots.page.tsx'),
  },
  {
    id: 'contact-input',
    path: 'one_stop/contact/:facility_path_name/contact_input',
    lazy: () => import(/* webpackChunkName: 'contact-input' */ './steps/input/contact-input.page.tsx'),
  },
  {
    id: 'contact-confirm',
    path: 'one_stop/contact/:facility_path_name/contact_confirm',
    lazy: () => import(/* webpackChunkName: 'contact-confirm' */ './steps/confirm/contact-confirm.page.tsx'),
  },
  {
    id: 'contact-complete',
    path: 'one_stop/contact/:facility_path_name/contact_complete',
    lazy: () =>
      import(/* webpackChunkName: 'contact-complete' */ './steps/complete/contact-complete.page.tsx'),
  },
  {
    id: 'waitlist-join',
    path: 'one_stop/f/:facility_path_name/waitlist',
    lazy: () => import(/* webpackChunkName: 'waitlist-join' */ './waitlist/waitlist-join.page.tsx'),
  },
  {
    id: 'waitlist',
    path: 'one_stop/waitlist',
    lazy: () => import(/* webpackChunkName: 'waitlist' */ './waitlist/waitlist.page.tsx'),
  },
  {
    id: 'planner',
    path: 'one_stop/planner',
    lazy: () => import(/* webpackChunkName: 'planner' */ './planner/planner.page.tsx'),
  },
  {
    id: 'book-plan',
    path: 'one_stop/planner/book',
    lazy: () => import(/* webpackChunkName: 'book-plan' */ './planner/book/book-plan.page.tsx'),
  },
  {
    id: 'visit-notes',
    path: 'one_stop/planner/notes',
    lazy: () => import(/* webpackChunkName: 'visit-notes' */ './planner/notes/visit-notes.page.tsx'),
  },
  {
    id: 'booking',
    path: 'one_stop/booking',
    lazy: () => import(/* webpackChunkName: 'booking' */ './booking/booking.page.tsx'),
  },
];
