export const copy = {
  places: 'この場所をお探しでしょうか。',
  conditions: '条件を1つ外すと、見つかることがあります。',
  without: (condition: string) => `${condition}を外して探す`,
} as const;
