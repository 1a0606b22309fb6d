export const copy = {
  label: '対象の園・施設',
  phones: '電話：',
} as const;
