/** Words of the calendar file. */
export const copy = {
  product: '見学予約',
  summary: (facility: string) => `見学：${facility}`,
  phone: (phone: string) => `園の電話番号：${phone}`,
  party: (adults: number, children: number) => `人数：大人${adults}人、お子さま${children}人`,
  guidance: (text: string) => `園からのご案内：\n${text}`,
  deadline: (words: string) => `サイトでキャンセルできる期限：${words}`,
  cancelled: 'この見学予約はキャンセルされています。',
  byMail: '予約の確認・キャンセル：確認のメールのリンクから',
  link: (address: string) => `予約の確認・キャンセル：${address}`,
} as const;
