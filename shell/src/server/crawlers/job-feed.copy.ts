export const copy = {
  all: '新着の求人',
  ofArea: (area: string) => `${area}の新着の求人`,
  description: (siteName: string) =>
    `保育園・幼稚園・認定こども園などの新しい求人を、${siteName}がお届けします。`,
  item: (title: string, facility: string) => `${title}（${facility}）`,
  place: (municipality: string) => `勤務地：${municipality}`,
  dates: (confirmed: string, until: string) => `最終確認 ${confirmed}、${until}まで掲載`,
  demo: '架空の園のデモ用の求人です。応募はできません。',
} as const;
