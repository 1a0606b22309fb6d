export const copy = {
  label: 'フリガナ',
  hint: 'ひらがなで入力しても、カタカナに変わります。',
  family: 'セイ',
  given: 'メイ',
} as const;
