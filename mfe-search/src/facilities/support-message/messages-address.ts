import { supportMessagesPerPage } from '@enerabi/shared/constants';
import { messagesPath } from '../subpages/facility-pages.tsx';

export type MessagesLimit = (typeof supportMessagesPerPage)[number];

/** @returns how many messages a page has; the default if the address has no offered number */
export const limitIn = (search: URLSearchParams): MessagesLimit =>
  supportMessagesPerPage.find((limit) => String(limit) === search.get('limit')) ?? supportMessagesPerPage[0];

/** @returns path and query, without default values */
export function messagesAddress(facilityPathName: string, page: number, limit: number): string {
  const query = new URLSearchParams();
  if (limit !== supportMessagesPerPage[0]) query.set('limit', String(limit));
  if (page > 1) query.set('page', String(page));
  const written = query.toString();
  return messagesPath(facilityPathName) + (written && `?${written}`);
}
