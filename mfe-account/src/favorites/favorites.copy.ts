import { mostFavorites } from '@enerabi/shared/constants';

export const copy = {
  title: 'お気に入り',
  lead: 'ログインすれば、ほかの端末でも同じ一覧をご覧いただけます。',
  lists: 'お気に入りの種類',
  facility: '園・施設',
  job: 'お仕事',
  count: (total: string) => `${total}件`,
  remove: '外す',
  removeOf: (name: string) => `「${name}」をお気に入りから外す`,
  removing: '外しています…',
  removed: (name: string) => `「${name}」をお気に入りから外しました`,
  undo: '元に戻す',
  undoOf: (name: string) => `「${name}」をお気に入りに戻す`,
  undoing: '戻しています…',
  restored: (name: string) => `「${name}」をお気に入りに戻しました`,
  failed: (name: string) => `「${name}」のお気に入りを変更できませんでした`,
  failures: {
    too_many_favorites: `お気に入りは${mostFavorites}件まで登録できます。ほかのお気に入りを外してから、もう一度お試しください。`,
    facility_not_found: 'この園・施設の掲載は終了しています。',
    job_posting_not_found: 'この求人の掲載は終了しています。',
    unavailable: '申し訳ございません。時間をおいて、もう一度お試しください。',
  } as Record<string, string> & { unavailable: string },
  plan: '見学プランを立てる',
  compare: {
    all: '一覧の園を並べて比較する',
    some: (count: number) => `上から${count}件を並べて比較する`,
  },
  none: {
    facility: {
      title: 'お気に入りの園・施設はまだありません',
      text: '気になる園のハートを押すと、ここに集まります。あとで見くらべるときに便利です。',
      search: '園を探す',
      map: '地図から探す',
    },
    job: {
      title: 'お気に入りのお仕事はまだありません',
      text: '気になる求人のハートを押すと、ここに集まります。',
      search: 'お仕事を探す',
      facilities: '園から探す',
    },
  },
  job_states: {
    changed: (saved: string) =>
      `保存した日（${saved}）より後に、園・施設が内容を確認・更新しました。最新の内容をお確かめください。`,
    closed: 'この求人の募集は終了しました。',
    facility: (name: string) => `${name}のページを見る`,
  },
} as const;
