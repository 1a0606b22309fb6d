export const copy = {
  lead: (facility: string) =>
    `次の内容を、${facility}の担当の方へお送りします。よろしければ「送信する」を押してください。`,
  purpose: 'お問い合わせの目的',
  kinds: 'お問い合わせの種類',
  content: '内容',
  date: (number: number) => `第${number}希望`,
  name: 'お名前',
  phone: '電話番号',
  mailaddress: 'メールアドレス',
  children: 'お子さま',
  child: (birthday: string, inClass: string) => `${birthday}生まれ${inClass ? `（${inClass}）` : ''}`,
  expected: (birthday: string) => `${birthday}にご出産予定`,
  occupation: '現在の状況',
  experience: '経験の年数',
  school: '学校',
  graduation: '卒業（予定）',
  mailCheck: '確認のメールとお返事が届きます。お間違いがないか、ご確認ください。',
} as const;
