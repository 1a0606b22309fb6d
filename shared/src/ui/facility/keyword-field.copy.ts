/** Only names have a reading, so that 下松 is not found by くだまつ in an address. */
export const copy = {
  label: 'キーワード',
  hint: '園名（ひらがな可）・住所・駅名など',
} as const;
