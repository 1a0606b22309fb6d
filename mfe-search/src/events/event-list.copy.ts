import { countText } from '@enerabi/shared/ui';

export const copy = {
  title: (area: string) => `${area}の園のイベント・園庭開放`,
  description: (area: string, total: number) =>
    `${area}の保育園・認定こども園・幼稚園などで、これから開かれるイベント${countText(total)}件を日の近い順にご覧いただけます。園庭開放、体験会、説明会など、入園前のご家庭が参加できるものもあります。`,
  page: (page: number) => `${page}ページ目`,
  audiences: { label: '対象でしぼりこむ', all: 'すべて' },
  count: (total: string) => `全${total}件（日の近い順）`,
  ignored: {
    title: 'アドレスの一部を読み取れませんでした',
    audience: (value: string) => `対象（audience）「${value}」`,
    page: (value: string) => `ページ（page）「${value}」`,
    rest: 'この値は使わずに表示しています。',
  },
  empty: {
    title: 'いまお知らせできるイベントはありません',
    body: '新しいイベントが公開されると、ここに並びます。園庭開放や見学については、園に直接お確かめください。',
    all: 'すべてのイベントを見る',
    facilities: (area: string) => `${area}の園・施設を見る`,
  },
} as const;
