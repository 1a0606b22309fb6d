import { momentText } from './wording.ts';

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
  people: (adults: number, children: number) =>
    children > 0 ? `大人${adults}人・お子さま${children}人` : `大人${adults}人`,
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
  cancel: '予約をキャンセルする',
  /** Text before that of a button or link, for screen readers only: the facility's name. */
  of: (name: string) => `「${name}」の`,
} as const;

export const cancelCopy = {
  title: '見学の予約をキャンセルしますか？',
  lead: 'キャンセルすると、元に戻せません。もう一度見学するには、空いている日時での予約が必要です。',
  submit: 'この予約をキャンセルする',
  pending: 'キャンセルしています…',
  keep: 'キャンセルしない',
  failures: {
    too_late_to_cancel:
      'キャンセルの受付時間を過ぎたため、この画面からはキャンセルできません。お手数ですが、園へお電話でご連絡ください。',
    booking_not_found: 'この予約は見つかりませんでした。予約の一覧をご確認ください。',
    unavailable:
      '申し訳ございません。ただいまキャンセルできませんでした。時間をおいて、もう一度お試しください。',
  } as Record<string, string> & { unavailable: string },
} as const;
