export const copy = {
  submit: '確認画面へ進む',
  pending: '確認しています…',
  trap: 'この欄には何も入力しないでください',
  kept: '入力の途中の内容は、このブラウザーに24時間だけ保存されます。',
  restored: {
    title: '入力の途中の内容を復元しました',
    text: '前回の続きから入力できます。',
    discard: '消して最初から入力する',
    discarded: '入力の途中の内容を消しました。',
  },
} as const;

export const failures = {
  unavailable:
    '申し訳ございません。ただいま確認画面へ進めませんでした。入力した内容は残っています。時間をおいて、もう一度お試しください。',
};
