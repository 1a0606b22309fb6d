/** Words of the calendar file of a municipality's rounds. */
export const copy = {
  product: '入園の申し込み',
  closes: (month: string, title: string) =>
    `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月入園（${title}）の申し込み締切`,
  results: (month: string, title: string) =>
    `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月入園（${title}）の結果発表`,
  check: '日程は変わることがあります。市区町村の案内をお確かめください。',
  source: (name: string) => `出典：${name}`,
} as const;
