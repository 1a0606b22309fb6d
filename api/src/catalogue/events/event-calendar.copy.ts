/** Words of an event's calendar file. */
export const copy = {
  product: 'イベント',
  place: (facility: string, place: string) => `${facility}（${place}）`,
  link: (address: string) => `イベントの詳細：${address}`,
} as const;
