/** Choices of a parent's age in a support message, youngest first. */
export const parentAgeTexts = [
  '10代',
  '20代前半',
  '20代後半',
  '30代前半',
  '30代後半',
  '40代前半',
  '40代後半',
  '50代以上',
] as const;
export type ParentAgeText = (typeof parentAgeTexts)[number];

export const supportMessageMaxLength = 1_000;
