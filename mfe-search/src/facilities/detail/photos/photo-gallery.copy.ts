export const copy = {
  credit: (credit: string | null, licence: string | null): string =>
    [credit && `提供：${credit}`, licence && `ライセンス：${licence}`].filter(Boolean).join('　'),
} as const;
