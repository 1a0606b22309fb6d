export const copy = {
  /** In place of the count, while the form has not been sent again. */
  mended: '誤りはなくなりました。もう一度お試しください。',
} as const;
