import type { RemoteRoute } from '@enerabi/shared/kernel';

/** The one entry point of mfe-account. A route's id is its lazy chunk's name. */
export const routes: RemoteRoute[] = [
  {
    id: 'login',
    path: 'login',
    lazy: () => import(/* webpackChunkName: 'login' */ './sign-in/login.page.tsx'),
  },
  {
    id: 'register',
    path: 'register',
    lazy: () => import(/* webpackChunkName: 'register' */ './registration/register.page.tsx'),
  },
  {
    id: 'activate',
    path: 'activate/:cognito_sub',
    lazy: () => import(/* webpackChunkName: 'activate' */ './registration/activate.page.tsx'),
  },
  {
    id: 'password-forgot',
    path: 'password_forgot',
    lazy: () => import(/* webpackChunkName: 'password-forgot' */ './password/password-forgot.page.tsx'),
  },
  {
    id: 'password-reset',
    path: 'password_reset/:cognito_sub',
    lazy: () => import(/* webpackChunkName: 'password-reset' */ './password/password-reset.page.tsx'),
  },
  {
    id: 'basic-information',
    path: 'activate/basic_information/:cognito_sub',
    lazy: () =>
      import(/* webpackChunkName: 'basic-information' */ './basic-information/basic-information.page.tsx'),
  },
  {
    id: 'mypage',
    path: 'mypage',
    lazy: () => import(/* webpackChunkName: 'mypage' */ './mypage/mypage.page.tsx'),
  },
  {
    id: 'profile-edit',
    path: 'mypage/edit',
    lazy: () => import(/* webpackChunkName: 'profile-edit' */ './profile-edit/profile-edit.page.tsx'),
  },
  {
    id: 'favorite-facilities',
    path: 'mypage/favorite/facility',
    lazy: () =>
      import(/* webpackChunkName: 'favorite-facilities' */ './favorites/favorite-facilities.page.tsx'),
  },
  {
    id: 'favorite-jobs',
    path: 'mypage/favorite/job',
    lazy: () => import(/* webpackChunkName: 'favorite-jobs' */ './favorites/favorite-jobs.page.tsx'),
  },
  {
    id: 'sent-messages',
    path: 'mypage/message',
    lazy: () => import(/* webpackChunkName: 'sent-messages' */ './sent-messages/sent-messages.page.tsx'),
  },
  {
    id: 'saved-searches',
    path: 'mypage/saved_search',
    lazy: () => import(/* webpackChunkName: 'saved-searches' */ './saved-search/saved-searches.page.tsx'),
  },
  {
    id: 'save-search',
    path: 'mypage/saved_search/new',
    lazy: () => import(/* webpackChunkName: 'save-search' */ './saved-search/save-search.page.tsx'),
  },
  {
    id: 'end-search',
    path: 'saved_search/end',
    lazy: () => import(/* webpackChunkName: 'end-search' */ './saved-search/end-search.page.tsx'),
  },
  {
    id: 'bookings',
    path: 'one_stop/mypage',
    lazy: () => import(/* webpackChunkName: 'bookings' */ './bookings/bookings.page.tsx'),
  },
];
