import { mostComparedFacilities } from '@enerabi/shared/constants';

export const copy = {
  title: '園・施設の比較表',
  description: '選んだ園・施設の空き状況、開所時間、定員、費用などを並べて比べます。',
  crumbs: { top: 'トップ', list: '園を探す', table: '比較表' },
  asOf: (date: string) =>
    `${date}の掲載内容です。お申し込みの前に、園・施設または自治体の窓口にご確認ください。`,
  plan: (count: number) => `${count}園の見学プランを立てる`,
  notes: '見学メモを書く',
  print: '印刷する',
  /** The label says how many rows differ, so that visitors need not count. */
  differing: (count: number) => `ちがう項目だけ表示する（${count}項目）`,
  fact: '項目',
  picture: '写真・イラスト',
  columns: '並び順と削除',
  of: (name: string) => `${name}の`,
  earlier: (name: string) => `「${name}」を前へ移す`,
  later: (name: string) => `「${name}」を後ろへ移す`,
  remove: (name: string) => `「${name}」を比較表から外す`,
  moved: (name: string, place: number) => `「${name}」を${place}番目に移しました。`,
  removed: (name: string) => `「${name}」を比較表から外しました。`,
  unknown: '情報なし',
  none: {
    title: '比べる園・施設が選ばれていません',
    text: `園・施設の一覧や詳しいページで「比較に追加」を押すと、${mostComparedFacilities}件まで、この表に並べて比べられます。`,
    search: '園の一覧から選ぶ',
  },
  missing: {
    title: '表示できない園・施設があります',
    text: (count: number) =>
      `${count}件は、掲載が終わっているか、アドレスが正しくないため、表にありません。お手数ですが、一覧から選び直してください。`,
  },
  left: {
    title: '一部だけを表示しています',
    text: `一度に比べられるのは${mostComparedFacilities}件までです。アドレスにある残りと、読み取れない園・施設は表にありません。`,
  },
  others: {
    title: 'このブラウザで選んだ園・施設とは、顔ぶれか並び順が異なります。',
    keep: 'この表を自分の比較表にする',
    own: (count: number) => `自分の比較表を見る（${count}件）`,
  },
  clear: 'すべて外す',
  cleared: '比較表の園・施設を、すべて外しました。',
} as const;

export const groupNames = {
  outline: '施設の概要',
  vacancy: '空き状況',
  capacity: '定員',
  opening: '開所時間・開所日',
  care: '保育の内容',
  visit: '見学',
  fees: '費用',
} as const;

/** The facility's name stands above its column, so that links name only their purpose. */
export const visitWays = { booking: '日時を選ぶ', contact: '問い合わせる' } as const;

export const rowNames = {
  as_of: 'いつの情報か',
  capacity: '合計',
  tour_acceptance: '見学の受付',
  note: '自由メモ',
} as const;
