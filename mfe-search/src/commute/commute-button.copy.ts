/** Apart from the dialog's words, which load with the dialog. */
export const copy = {
  ask: '通園時間',
} as const;
