export const favoriteCopy = {
  label: 'お気に入り',
  add: 'お気に入りに追加',
  remove: 'お気に入りから外す',
  added: (name: string) => `「${name}」をお気に入りに追加しました。`,
  removed: (name: string) => `「${name}」をお気に入りから外しました。`,
  addFailed: (name: string) => `「${name}」をお気に入りに追加できませんでした。もう一度お試しください。`,
  removeFailed: (name: string) => `「${name}」をお気に入りから外せませんでした。もう一度お試しください。`,
} as const;
