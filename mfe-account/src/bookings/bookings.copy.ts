import { momentText } from '@enerabi/shared/ui';

export const copy = {
  title: '見学の予約',
  lead: '予約した見学の確認、日時の変更、キャンセルができます。',
  lists: '予約の一覧',
  upcoming: 'これからの見学',
  past: '過去・キャンセル済み',
  none: {
    upcoming: {
      title: 'これからの見学の予約はありません',
      text: '気になる園が見つかったら、見学で雰囲気を確かめてみませんか。',
      search: '見学を予約できる園を探す',
      searchAll: '園を探す',
      favorites: 'お気に入りを見る',
    },
    past: {
      title: '過去の見学や、キャンセルした予約はありません',
      text: '見学が終わると、ここに記録が残ります。',
      back: 'これからの見学を見る',
    },
  },
  cancelled: {
    title: '見学の予約をキャンセルしました',
    text: '確認のメールをお送りしました。キャンセルした予約は「過去・キャンセル済み」でご覧いただけます。',
  },
  gone: {
    title: 'その予約は見つかりませんでした',
    text: 'すでにキャンセルされたか、見学の日時を過ぎています。',
  },
  tooLate: {
    title: 'キャンセルの受付は終了しました',
    text: 'ご都合がつかないときは、お手数ですが、園へお電話でご連絡ください。',
  },
} as const;

export const bookingCopy = {
  facility: '園・施設',
  time: '日時',
  place: '場所',
  party: '見学する人数',
  message: '園へのメッセージ',
  booked: (date: string) => `${date}に予約`,
  states: {
    cancellable: '予約済み',
    closed: '予約済み',
    past: '見学日を過ぎました',
    cancelled: 'キャンセル済み',
  },
  until: (moment: string) => `${momentText(moment)}までキャンセルと日時の変更ができます。`,
  closed: (moment: string) =>
    `キャンセルの受付は${momentText(moment)}に終了しました。ご都合がつかないときは、園へお電話でご連絡ください。`,
  phone: '電話',
  calendar: 'カレンダーに追加',
  change: '日時を変更する',
  /** Text before that of a button or link, for screen readers only: the facility's name. */
  of: (name: string) => `「${name}」の`,
} as const;

export const waitingCopy = {
  title: 'キャンセル待ち',
  waiting: 'キャンセル待ち中',
  offered: 'お席を取り置き中',
  anyOf: (day: string) => `${day}のいずれかの時間`,
  until: (moment: string) => `${moment}までに、園の名前から予約にお進みください。`,
  position: (position: number) => `お待ちの順番：${position}番目`,
} as const;
