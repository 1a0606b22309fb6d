import { countText } from '@enerabi/shared/ui';

export const copy = {
  crumb: 'お知らせの一覧',
  title: (area: string) => `${area}の園からのお知らせ`,
  description: (area: string, total: number) =>
    `${area}の保育園・認定こども園・幼稚園などからのお知らせ${countText(total)}件を、新しい順にご覧いただけます。園庭開放や説明会のご案内など、園からのお知らせをまとめました。`,
  feed: (area: string) => `${area}の園からのお知らせ（RSS）`,
  feedLink: '新しいお知らせをRSSで受け取る',
  page: (page: number) => `${page}ページ目`,
  audiences: { label: '対象でしぼりこむ', all: 'すべて' },
  count: (total: number) => `全${countText(total)}件（新しい順）`,
  ignored: {
    title: 'アドレスの一部を読み取れませんでした',
    audience: (value: string) => `対象（audience）「${value}」`,
    page: (value: string) => `ページ（page）「${value}」`,
    rest: 'この値は使わずに表示しています。',
  },
  empty: {
    title: 'お知らせはまだありません',
    body: '行事や園庭開放、説明会のご案内などが、園から届くとここに並びます。知りたいことは、園に直接お問い合わせください。',
    all: 'すべてのお知らせを見る',
    facilities: (area: string) => `${area}の園・施設を見る`,
  },
  more: (area: string) => `${area}の園からのお知らせをすべて見る`,
  /** Where it stands beside others. */
  moreOf: (area: string) => `${area}のお知らせ一覧`,
} as const;
