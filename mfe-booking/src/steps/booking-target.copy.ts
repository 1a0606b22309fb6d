export const copy = {
  /** Specification section 8. */
  slotsFailure: 'データの読み込み中にエラーが発生しました。もう一度お試しください。',
} as const;
