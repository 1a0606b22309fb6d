export const copy = {
  all: '園からのお知らせ',
  ofArea: (area: string) => `${area}の園からのお知らせ`,
  ofFacility: (name: string) => `${name}からのお知らせ`,
  description: (siteName: string) =>
    `保育園・幼稚園・認定こども園などからの新しいお知らせを、${siteName}がお届けします。`,
  item: (title: string, facility: string) => `${title}（${facility}）`,
} as const;
