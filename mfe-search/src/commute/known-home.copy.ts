export const copy = {
  shortest: '通園時間の短い順に見る',
  nearest: '近い順に見る',
} as const;
