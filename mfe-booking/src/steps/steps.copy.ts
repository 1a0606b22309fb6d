/** Names of the steps of a booking. */
export const steps = { slot: '日程', input: '入力', confirm: '確認', complete: '完了' } as const;
