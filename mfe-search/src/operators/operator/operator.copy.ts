import type { Corporation } from '@enerabi/shared/contract';
import { countText } from '@enerabi/shared/ui';

export const copy = {
  title: (name: string) => `${name}が運営する保育園・幼稚園など`,
  pageSuffix: (page: number) => `（${page}ページ目）`,
  description: ({ name, facilities }: Corporation, places: string) =>
    `${name}が${places}で運営する保育園・幼稚園・認定こども園など${countText(facilities)}か所の一覧です。法人の理念と情報、各園の空き状況、定員、開所時間をご覧いただけます。`,
  lead: (places: string, facilities: number) =>
    `${places}で、${countText(facilities)}か所の園・施設を運営する法人です。`,
  figures: {
    facilities: '園・施設',
    capacity: '定員の合計',
    vacant: '空きあり',
    jobs: '求人',
    jobCount: (count: number) => `${countText(count)}件`,
    count: (count: number) => `${countText(count)}か所`,
    people: (count: number) => `${countText(count)}人`,
  },
  philosophy: '法人の理念',
  facts: {
    title: '法人の情報',
    kind: '法人の種類',
    number: '法人番号',
    address: '所在地',
    url: 'ホームページ',
    places: '園・施設のある都道府県',
  },
  list: {
    title: '運営する園・施設',
    count: (total: number, from: number, to: number) =>
      `全${countText(total)}件中 ${countText(from)}〜${countText(to)}件を表示`,
  },
  jobs: {
    title: '募集中の求人',
    count: (total: number, from: number, to: number) =>
      total > to - from + 1
        ? `全${countText(total)}件中 ${countText(from)}〜${countText(to)}件を表示`
        : `${countText(total)}件`,
    pages: '求人のページ',
  },
  visits: {
    title: 'これからの見学日',
    here: (facilities: number) =>
      `${countText(facilities)}か所の園・施設が、見学の予約を受け付けています。近い日から順にご案内します。ご予約は、園のページからどうぞ。`,
    /** The page shows the dates, but each facility arranges its visits. */
    elsewhere: (facilities: number) =>
      `${countText(facilities)}か所の園・施設が見学日を公開しています。近い日から順にご案内します。お申し込みは、園に直接お問い合わせください。`,
  },
  interviews: '先輩職員インタビュー',
  notices: '園・施設からのお知らせ',
  events: 'これから開かれるイベント',
  others: 'ほかの運営法人を探す',
} as const;
