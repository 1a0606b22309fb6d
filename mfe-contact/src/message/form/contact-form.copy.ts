export const copy = {
  steps: { input: '入力', confirm: '確認', complete: '完了' },
} as const;
