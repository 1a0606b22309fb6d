import { countText } from '@enerabi/shared/ui';

export const copy = {
  title: '読み取れなかった条件があります',
  /** 「開所時刻（25:99）」 */
  value: (field: string, value: string) =>
    `${field}（${value.length > 30 ? `${value.slice(0, 30)}…` : value}）`,
  more: (count: number) => `ほか${countText(count)}件`,
  rest: 'これらを除いて検索しました。条件は「条件をしぼりこむ」で選びなおせます。',
} as const;
