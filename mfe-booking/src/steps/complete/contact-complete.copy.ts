export const copy = {
  title: (facility: string) => `${facility}の見学予約の完了`,
  heading: '見学予約',
  booked: '見学を予約しました',
  lead: (facility: string, time: string) => `${facility}の見学を、${time}からの回で予約しました。`,
  mail: '確認のメールを、入力されたメールアドレスへお送りしました。届かないときは、迷惑メールのフォルダーもご確認ください。',
  byMail: '日時の変更とキャンセルは、確認のメールのリンクからできます。',
  byMypage: '日時の変更とキャンセルは、マイページからできます。',
  reminder: '前日の夕方に、見学のご案内をメールでお送りします。',
  day: '当日は、お約束の時間に園へお越しください。遅れるときは、園へお電話ください。',
  toMypage: '予約した見学を見る',
  toCalendar: 'カレンダーに追加',
  toFacilityPage: '園のページへ戻る',
  register: '無料会員登録をする',
  registerLead:
    '同じメールアドレスで会員登録をすると、この予約もマイページで確認できます。次からはお名前などの入力もはぶけます。',
} as const;
