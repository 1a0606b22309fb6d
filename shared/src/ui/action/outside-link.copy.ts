export const copy = {
  newTab: '（新しいタブで外部サイトを開きます）',
} as const;
