import { data } from '@enerabi/shared/kernel';

/** A router response 404, for an address without a page (R1.1, R1.7). */
export const pageNotFound = () =>
  data({ message: 'Page Not Found' }, { status: 404, statusText: 'Not Found' });
