export const copy = {
  search: '現在地から近い順',
  refused:
    '現在地を取得できませんでした。ブラウザーの設定で位置情報の利用を許可すると、近い順に並べられます。',
  asking: '確認しています',
} as const;
