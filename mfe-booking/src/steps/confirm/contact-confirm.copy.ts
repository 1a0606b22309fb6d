/** Why a visit was not booked, by the problem's code; the API's own sentence for all others (R6.6). */
export const bookingFailures = {
  unauthorized:
    'ログインの有効期限が切れました。入力した内容は残っています。ログインすると、続きから予約できます。',
  facility_not_found: '申し訳ございません。この園は掲載が終了したため、予約できませんでした。',
  idempotency_key_reused:
    '変更する前の内容で、すでに予約されています。届いたメールをご確認ください。変更した内容であらためて予約する場合は、もう一度「予約する」を押してください。',
  invalid_idempotency_key:
    '申し訳ございません。予約できませんでした。入力した内容は残っています。もう一度「予約する」を押してください。',
  too_many_bookings: (wait: string) =>
    `短い時間に多くの予約がされたため、いまは予約できません。入力した内容は残っています。${wait}ほど時間をおいて、もう一度お試しください。`,
  too_many_attempts: (wait: string) =>
    `お使いのネットワークから多くの予約がされたため、いまは予約できません。入力した内容は残っています。${wait}ほど時間をおいて、もう一度お試しください。`,
  unavailable:
    '申し訳ございません。ただいま予約できたかどうかを確認できませんでした。入力した内容は残っています。もう一度「予約する」を押してください。二重に予約されることはありません。',
} as const;

export const copy = {
  title: (facility: string) => `${facility}の見学予約の確認`,
  heading: '見学予約の確認',
  lead: '次の内容で予約します。よろしければ「予約する」を押してください。',
  time: '見学の日時',
  cancelBy: 'キャンセルの期限',
  name: 'お名前',
  furigana: 'フリガナ',
  phone: '電話番号',
  mailaddress: 'メールアドレス',
  party: '人数',
  children: 'お子さま',
  child: (birthday: string, inClass: string) => `${birthday}生まれ${inClass ? `（${inClass}）` : ''}`,
  expected: (birthday: string) => `${birthday}にご出産予定`,
  admission: '入園を希望する時期',
  month: (month: string) => `${Number(month.slice(0, 4))}年${Number(month.slice(5, 7))}月`,
  message: '園に伝えたいこと',
  mailCheck: '確認のメールが届きます。メールアドレスにお間違いがないか、ご確認ください。',
  send: '予約する',
  pending: '予約しています…',
  others: {
    title: 'ほかの日時',
    hint: '近い日時から、空きのあるものを表示しています。',
    confirm: 'この日時に変更する',
    all: 'すべての日程を見る',
    none: 'いま予約できるほかの日時はありません。',
  },
} as const;
