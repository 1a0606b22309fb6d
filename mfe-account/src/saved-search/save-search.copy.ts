import type { SavedCollection } from '@enerabi/shared/constants';
import { things } from './saved-search.copy.ts';

export const copy = {
  title: '検索条件を保存する',
  lead: (collection: SavedCollection, mailaddress: string) =>
    `この条件に合う${things[collection]}が新しく掲載されたら、${mailaddress} にメールでお知らせします。お送りするのは朝8時以降に1通、新着があるときだけです。`,
  collection: '探すもの',
  name: '条件',
  frequency: 'メールの頻度',
  submit: '保存する',
  pending: '保存しています…',
  back: '検索結果に戻る',
  stop: 'メールは、マイページの「保存した条件」か、メールの中のリンクから、いつでも停止できます。',
  unreadable: {
    title: '検索条件が指定されていません',
    text: '検索結果のページで「この条件を保存して新着をメールで受け取る」を押してください。',
    search: '園を探す',
  },
} as const;
