import { type ChildClassId, childClassIds, supportMessagesPerPage } from '@enerabi/shared/constants';
import { messagesPath } from '../subpages/facility-pages.tsx';

export type MessagesLimit = (typeof supportMessagesPerPage)[number];

/** @returns how many messages a page has; the default if the address has no offered number */
export const limitIn = (search: URLSearchParams): MessagesLimit =>
  supportMessagesPerPage.find((limit) => String(limit) === search.get('limit')) ?? supportMessagesPerPage[0];

/** @returns the class whose messages are asked for; undefined for all, or if the address has no class */
export const childClassIn = (search: URLSearchParams): ChildClassId | undefined =>
  childClassIds.find((id) => String(id) === search.get('child_class_id'));

export interface MessagesPart {
  page?: number;
  limit?: number;
  childClass?: ChildClassId | undefined;
}

/** @returns path and query, without default values */
export function messagesAddress(
  facilityPathName: string,
  { page = 1, limit = supportMessagesPerPage[0], childClass }: MessagesPart = {},
): string {
  const query = new URLSearchParams();
  if (childClass !== undefined) query.set('child_class_id', String(childClass));
  if (limit !== supportMessagesPerPage[0]) query.set('limit', String(limit));
  if (page > 1) query.set('page', String(page));
  const written = query.toString();
  return messagesPath(facilityPathName) + (written && `?${written}`);
}
