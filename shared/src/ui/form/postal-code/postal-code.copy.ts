export const copy = {
  label: '郵便番号',
  hint: 'ハイフンはなくても入力できます。例：100-0001',
  fill: '住所を自動入力',
  looking: '検索中…',
  /** A code may cover several towns, of which the list has the first. */
  filled: (address: string) =>
    `「${address}」を入力しました。続きの番地などを入力してください。町名が異なるときは、書き直してください。`,
  filledWithoutTown: (address: string) =>
    `「${address}」を入力しました。続きの町名・番地などを入力してください。`,
  ask: (address: string) => `入力済みの住所を「${address}」に置き換えますか？`,
  replace: '置き換える',
  keep: 'そのままにする',
  saved: '入力済みの住所をそのまま残しました。',
  notACode: '郵便番号は7桁の数字で入力してください。例：100-0001',
  unknown:
    'この郵便番号の住所は見つかりませんでした。郵便番号をご確認いただくか、住所を直接入力してください。',
  unavailable: '住所を調べられませんでした。お手数ですが、住所を直接入力してください。',
} as const;
