export const copy = {
  title: (facility: string) => `${facility}の見学の予約`,
  heading: '見学の予約',
  states: { booked: '予約済み', cancelled: 'キャンセル済み', past: '見学日を過ぎました' },
  time: '日時',
  reference: '予約番号',
  party: '見学する人数',
  message: '園へのメッセージ',
  place: '場所',
  phone: '電話',
  calendar: 'カレンダーに追加',
  guidance: '園からのご案内',
  deadline: '日時の変更とキャンセルの期限',
  closed: '日時の変更とキャンセルの受付は終了しました。ご都合がつかないときは、園へお電話でご連絡ください。',
  done: {
    changed: {
      title: '見学の日時を変更しました',
      text: '確認のメールをお送りしました。カレンダーに追加していた場合は、お手数ですが、もう一度追加してください。',
    },
    cancelled: { title: '見学の予約をキャンセルしました', text: '確認のメールをお送りしました。' },
  },
  again: '別の日時で予約する',
  toMypage: '予約の一覧へ',
  gone: {
    title: '予約が見つかりませんでした',
    text: 'メールのリンクが途中で切れていないか、ご確認ください。会員登録をされた方は、マイページでご確認いただけます。',
    mypage: 'マイページで確認する',
    top: 'トップページへ',
  },
} as const;

export const changeCopy = {
  heading: '日時を変更する',
  none: 'いま変更できるほかの日時はありません。',
  submit: 'この日時に変更する',
  pending: '変更しています…',
  same: '今の予約と同じ日時です。ほかの日時をお選びください。',
  required: '変更したい日時をお選びください。',
  failures: {
    too_late_to_change: '変更の受付時間を過ぎました。お手数ですが、園へお電話でご連絡ください。',
    booking_cancelled: 'この予約は、すでにキャンセルされています。',
    booking_not_found: 'この予約は見つかりませんでした。',
    unavailable:
      '申し訳ございません。ただいま日時を変更できませんでした。時間をおいて、もう一度お試しください。',
  },
} as const;
