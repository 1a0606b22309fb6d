/** Only names can be found by their reading: くだまつ does not find 下松 in an address. */
export const copy = {
  label: 'キーワード',
  hint: '園名（ひらがな可）・住所・駅名など',
} as const;
