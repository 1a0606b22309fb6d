export const copy = {
  /** Before the name of the station at home. */
  of: '通園時間：',
  shortest: '通園時間の短い順に見る',
  nearest: '近い順に見る',
} as const;
