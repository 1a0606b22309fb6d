export const copy = {
  title: '保存した検索条件',
  lead: '条件に合う園・施設や求人が新しく掲載されると、朝8時以降にメールでお知らせします。園ごとの空き・見学のお知らせも、ここにあります。新着がないときは、お送りしません。',
  saved: {
    title: '検索条件を保存しました',
    text: 'メールの頻度は、このページでいつでも変更できます。',
  },
  frequency: 'メールの頻度',
  change: '変更する',
  changeOf: (name: string) => `「${name}」のメールの頻度を変更する`,
  changing: '変更しています…',
  changed: (name: string) => `「${name}」のメールの頻度を変更しました`,
  removed: (name: string) => `「${name}」を削除しました`,
  failed: (name: string) => `「${name}」を変更できませんでした`,
  savedOn: (date: string) => `${date}に保存`,
  lastSent: (date: string) => `前回のメール：${date}`,
  neverSent: 'メールはまだお送りしていません',
  none: {
    title: '保存した検索条件はまだありません',
    text: '検索結果のページで「この条件を保存して新着をメールで受け取る」を押すと、ここに集まります。',
    search: '園を探す',
  },
} as const;

export const removalCopy = {
  removeOf: (name: string) => `「${name}」を削除する`,
  remove: '削除する',
  title: '保存した検索条件を削除しますか？',
  lead: '削除すると、新着のメールも届かなくなります。メールだけを止めるときは、頻度を「送らない」に変更してください。',
  frequency: 'メールの頻度',
  submit: '削除する',
  pending: '削除しています…',
  keep: '削除しない',
} as const;
