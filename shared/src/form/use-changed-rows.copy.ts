export const copy = { added: '入力欄を追加しました。', removed: '入力欄を削除しました。' } as const;
