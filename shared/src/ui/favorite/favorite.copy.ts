export const favoriteCopy = {
  label: 'お気に入り',
  /** Name of the toggle, the same in both states. */
  nameOf: (name: string) => `「${name}」のお気に入り`,
  add: 'お気に入りに追加',
  remove: 'お気に入りから外す',
  added: (name: string) => `「${name}」をお気に入りに追加しました。`,
  removed: (name: string) => `「${name}」をお気に入りから外しました。`,
  /** Shown beside the button, where its name is visible. */
  notAdded: '追加できませんでした。もう一度お試しください。',
  notRemoved: '外せませんでした。もう一度お試しください。',
  addFailed: (name: string) => `「${name}」をお気に入りに追加できませんでした。もう一度お試しください。`,
  removeFailed: (name: string) => `「${name}」をお気に入りから外せませんでした。もう一度お試しください。`,
} as const;
