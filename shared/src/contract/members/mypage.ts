import type { Operation } from '../operation.ts';
import type * as schemas from './mypage.schemas.ts';

export type { Mypage, SentMessage, SentMessageDetail, SentMessageList } from './mypage.schemas.ts';

const load = () => import(/* webpackChunkName: 'mypage-schemas' */ './mypage.schemas.ts');

/** Gets everything for my page in one reply (R6.3). 401 `unauthorized`. */
export const getMypage: Operation<typeof schemas.getMypage> = {
  id: 'getMypage',
  method: 'GET',
  path: '/api/front/mypage',
  summary: 'マイページ',
  problems: ['unauthorized'],
  schemas: async () => (await load()).getMypage,
};

/** Lists the messages that the member has sent to facilities, latest first. 401 `unauthorized`. */
export const listSentMessages: Operation<typeof schemas.listSentMessages> = {
  id: 'listSentMessages',
  method: 'GET',
  path: '/api/front/sent_messages',
  summary: '送信したお問い合わせ',
  problems: ['unauthorized'],
  schemas: async () => (await load()).listSentMessages,
};

/** One of the member's own messages by its reference. 404 `message_not_found`, also for others' ones; 401 `unauthorized`. */
export const getSentMessage: Operation<typeof schemas.getSentMessage> = {
  id: 'getSentMessage',
  method: 'GET',
  path: '/api/front/sent_message',
  summary: '送信したお問い合わせの詳細',
  problems: ['unauthorized', 'message_not_found'],
  schemas: async () => (await load()).getSentMessage,
};
