export const copy = {
  skip: '本文へ移動',
} as const;
