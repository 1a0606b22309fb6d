import type { Capabilities } from '@enerabi/shared/constants';
import { countText } from '@enerabi/shared/ui';

export const copy = {
  count: (jobs: number) => `${countText(jobs)}件`,
  shortcuts: {
    title: '職種・働き方から探す',
    conditions: 'こだわりの条件から探す',
  },
  newest: {
    title: '新着の求人',
    more: '新着順ですべて見る',
    none: 'いま掲載中の求人はありません。新しい求人が掲載されると、ここに並びます。',
  },
  hiring: {
    title: '複数の求人を掲載中の園・施設',
    lead: '最近求人を掲載した園・施設のうち、掲載中の求人が多い順にご紹介します。',
    jobs: (jobs: number) => `掲載中の求人 ${countText(jobs)}件`,
    place: '所在地',
  },
  interviews: {
    title: '先輩職員インタビュー',
    lead: '園・施設ではたらく方に、仕事や職場のことを聞きました。内容は掲載日時点のものです。',
  },
  apply: { title: '応募までの流れ' },
} as const;

export const shortcutTexts = {
  worker: '資格を活かして、クラスや担任の仕事に',
  assistant: '子育て支援員など、保育を支える仕事に',
  graduate: '学校を卒業して、はじめて就職する方に',
  partTime: '時間や曜日を選んではたらく',
} as const;

const find = {
  title: '求人を探す',
  text: 'エリアや職種、雇用形態、給与や休日などの条件から、気になる求人を探します。',
};
const check = {
  title: '募集要項を確かめる',
  text: '仕事の内容と変更の範囲、勤務時間、給与、試用期間などの労働条件と、園・施設が最後に確認した日をお確かめください。',
};

/** Says only what a visitor can do today (R7.3). */
export const applySteps = ({ jobContact }: Capabilities) => [
  find,
  check,
  jobContact
    ? {
        title: 'フォームで問い合わせ・応募する',
        text: '求人のページのフォームから、園・施設へ質問や応募をお送りください。返事は園・施設から直接届きます。',
      }
    : {
        title: '園・施設に直接問い合わせる',
        text: '園・施設のページに載っている電話番号などから、直接お問い合わせください。募集が続いているかも、あわせてお確かめください。',
      },
];
