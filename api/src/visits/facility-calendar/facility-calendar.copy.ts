export const copy = {
  product: '見学予約',
  calendar: (facility: string) => `${facility}の見学予約`,
  summary: (name: string, persons: number) =>
    name ? `見学：${name}様（${persons}名）` : `見学（${persons}名）`,
  cancelled: 'キャンセルされました。',
  reference: (reference: string) => `予約番号：${reference}`,
  party: (adults: number, children: number) => `大人${adults}名、お子さま${children}名`,
  phone: (phone: string) => `電話番号：${phone}`,
  message: (message: string) => `メッセージ：${message}`,
} as const;
