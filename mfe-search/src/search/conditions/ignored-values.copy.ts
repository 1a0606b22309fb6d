import { shortValue } from '../../address/short-value.ts';

export const copy = {
  title: '読み取れなかった条件があります',
  /** 「開所時刻（25:99）」 */
  value: (field: string, value: string) => `${field}（${shortValue(value)}）`,
  rest: 'これらを除いて検索しました。条件は「条件をしぼりこむ」で選びなおせます。',
} as const;
