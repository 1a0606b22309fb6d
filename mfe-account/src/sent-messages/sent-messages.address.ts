import { maximumMemberPage } from '@enerabi/shared/constants';
import { pageIn } from '@enerabi/shared/ui';

const path = '/mypage/message';

/** Address of the list, the latest message first; the first page is the path alone. */
export const sentMessagesAddress = (page = 1): string => (page > 1 ? `${path}?page=${page}` : path);

/** Id of a message's element in the list. */
export const messageAnchor = (messageId: number): string => `message-${messageId}`;

/** Address of one of the latest messages, which are on the first page. */
export const latestMessageAddress = (messageId: number): string => `${path}#${messageAnchor(messageId)}`;

/** Reads an address that may contain anything. */
export const readSentMessages = (search: URLSearchParams) => ({ page: pageIn(search, maximumMemberPage) });
