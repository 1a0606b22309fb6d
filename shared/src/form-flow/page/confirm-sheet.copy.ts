export const copy = {
  send: '送信する',
  pending: '送信しています…',
  edit: '修正する',
} as const;
