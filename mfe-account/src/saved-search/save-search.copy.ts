import type { SavedCollection } from '@enerabi/shared/constants';
import { things } from './saved-search.copy.ts';

export const copy = {
  title: (collection: SavedCollection) =>
    collection === 'openings' ? '空き・見学のお知らせを受け取る' : '検索条件を保存する',
  lead: (collection: SavedCollection) =>
    collection === 'openings'
      ? 'クラスに空きが出たとき、または見学の受付が新しく始まったときに、朝8時以降に1通のメールでお知らせします。変化がないときは、お送りしません。'
      : `この条件に合う${things[collection]}が新しく掲載されると、朝8時以降に1通のメールでお知らせします。新着がないときは、お送りしません。`,
  collection: '探すもの',
  name: '条件',
  mailaddress: '送り先',
  childClass: 'お知らせするクラス',
  everyClass: 'すべてのクラス',
  classOf: (name: string) => `${name}クラス`,
  /** Names a search by facility and class. */
  inClass: (facility: string, name: string) => `${facility}・${name}クラス`,
  frequency: 'メールの頻度',
  choices: {
    daily: '毎日（お知らせがある日に1通）',
    weekly: '毎週月曜日（お知らせがある週に1通）',
  },
  submit: '保存する',
  pending: '保存しています…',
  back: (collection: SavedCollection) => (collection === 'openings' ? '園のページに戻る' : '検索結果に戻る'),
  stop: 'メールは、マイページの「保存した条件」か、メールの中のリンクから、いつでも停止できます。',
  unreadable: {
    title: '検索条件が指定されていません',
    text: '検索結果のページで「この条件を保存して新着をメールで受け取る」を押してください。',
    search: '園を探す',
  },
} as const;
