import type { CorporationSort } from '@enerabi/shared/constants';
import { prefectureByCode } from '@enerabi/shared/kernel';
import { countText } from '@enerabi/shared/ui';
import { shortValue } from '../../address/short-value.ts';
import type { OperatorCriteria } from './operator-criteria.ts';

/** 「東京都の運営法人」 */
export function listTitle({ keyword, area }: Pick<OperatorCriteria, 'keyword' | 'area'>): string {
  const where = (area && prefectureByCode(area)?.name) ?? '全国';
  return keyword ? `「${keyword}」の検索結果（${where}の運営法人）` : `${where}の運営法人`;
}

export const copy = {
  crumb: '運営法人を探す',
  lead: '保育園・幼稚園・認定こども園などを運営する法人を探せます。名前は一部だけでも、ひらがなでも検索できます。法人ごとに、すべての園・施設と空き状況をご覧いただけます。',
  description: (title: string, total: number) =>
    `${title}（保育園・幼稚園・認定こども園などを運営する法人）を${countText(total)}件掲載しています。法人の種類、運営する園・施設の数、空き状況を見くらべられます。`,
  pageSuffix: (page: number) => `（${page}ページ目）`,
  form: {
    keyword: '法人名',
    submit: '検索する',
  },
  results: '検索結果',
  loading: '読み込み中です',
  count: (total: number, from: number, to: number) =>
    total === 0
      ? '条件に合う運営法人は0件です'
      : `全${countText(total)}件中 ${countText(from)}〜${countText(to)}件を表示`,
  beyond: (total: number, lastPage: number) =>
    total === 0
      ? '条件に合う運営法人はありません。'
      : `検索結果は${countText(total)}件、全部で${countText(lastPage)}ページです。`,
  sort: '並び順',
  sorts: {
    facilities: '園・施設の多い順',
    kana: '五十音順',
  } satisfies Record<CorporationSort, string>,
  ignored: {
    title: 'アドレスの一部を読み取れませんでした',
    value: (part: 'sort' | 'page', value: string) =>
      `${part === 'sort' ? '並び順（sort）' : 'ページ（page）'}「${shortValue(value)}」`,
    rest: 'これらを除いて表示しています。',
  },
  none: {
    title: '条件に合う運営法人が見つかりませんでした',
    keyword:
      '「社会福祉法人」などを除いた名前の一部だけにする、ひらがなにする、または別の言葉に変えると、見つかることがあります。',
    area: (area: string) => `${area}に園・施設のある運営法人に限って探しました。`,
    withoutKeyword: (area: string) => `${area}のすべての運営法人を見る`,
    withoutArea: '都道府県を指定せずに探す',
    everywhere: '全国の運営法人を見る',
    facilities: '園・施設を探す',
  },
} as const;
