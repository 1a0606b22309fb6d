import type { SavedCollection } from '@enerabi/shared/constants';
import { things } from './saved-search.copy.ts';

export const copy = {
  title: '検索条件を保存する',
  lead: (collection: SavedCollection) =>
    `この条件に合う${things[collection]}が新しく掲載されると、朝8時以降に1通のメールでお知らせします。新着がないときは、お送りしません。`,
  collection: '探すもの',
  name: '条件',
  mailaddress: '送り先',
  frequency: 'メールの頻度',
  choices: {
    daily: '毎日（新着があった日に1通）',
    weekly: '毎週月曜日（新着があった週に1通）',
  },
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
