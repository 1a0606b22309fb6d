export const copy = {
  ask: '生年月日から、お子さまのクラスの空きがわかります。',
} as const;
