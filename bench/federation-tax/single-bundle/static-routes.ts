import { routes as account } from '@enerabi/mfe-account/routes';
import { routes as booking } from '@enerabi/mfe-booking/routes';
import { routes as contact } from '@enerabi/mfe-contact/routes';
import { routes as search } from '@enerabi/mfe-search/routes';
import type { RemoteRoute } from '@enerabi/shared/kernel';

/** The modules that federation fetches at run time, imported as one application would: pages stay lazy chunks. */
export const staticRoutes: Record<string, RemoteRoute[]> = {
  'mfe-search': search,
  'mfe-account': account,
  'mfe-contact': contact,
  'mfe-booking': booking,
};
