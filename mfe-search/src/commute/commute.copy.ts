import { type CommutePlace, homeName } from '@enerabi/shared/commute';

export const copy = {
  dialog: '通園にかかる時間',
  lead: 'ご自宅の最寄り駅などを選ぶと、園・施設までの時間を一覧や園のページに表示します。',
  home: 'ご自宅（または最寄り駅）',
  /** Name of each parent's field. */
  works: ['勤務先の最寄り駅', 'もうひとりの方の勤務先の最寄り駅'],
  hint: '駅名を入力してください。ひらがなでも探せます（例：しぶや）。',
  found: (count: number) => `駅の候補が${count}件あります。`,
  stations: '駅の候補',
  none: (typed: string) =>
    `「${typed}」に近い名前の駅は見つかりませんでした。漢字かひらがなに変えてお試しください。`,
  failed: '駅を調べられませんでした。通信の状態をお確かめのうえ、もう一度入力してください。',
  station: (name: string) => `${name}駅`,
  place: (place: CommutePlace) => place.name || 'お使いの端末の位置（約100m単位）',
  remove: '消す',
  removeOf: (field: string) => `${field}を`,
  here: '現在地をご自宅にする',
  asking: '確認しています',
  account: (home: CommutePlace, works: number) =>
    `会員情報の場所を使う（${homeName(home)}${works > 0 ? ' ほか' : ''}）`,
  refused:
    '現在地を取得できませんでした。ブラウザーの設定で位置情報の利用を許可するか、駅名を入力してください。',
  estimate:
    '時間は、直線距離から見積もった目安です。お子さま連れの速さ（徒歩は時速3.6km、自転車は時速11km）で計算し、電車には駅までの移動と待ち時間を含めています。',
  private:
    '場所は、この端末のブラウザーに保存されます。近い順に並べるときや、時間でしぼりこむときだけ、その位置を条件として使います。条件を保存すると、その位置も会員情報に保存されます。会員の方は、マイページで会員情報にも保存できます。',
  notStored: 'この端末では保存できない設定のため、画面を閉じると消えます。',
  near: (home: CommutePlace) => `${homeName(home)}から近い順に見る`,
  shortest: '通園時間の短い順に見る',
  limit: '通園時間',
  anyTime: 'しぼりこまない',
  reachable: 'この時間で通える園を見る',
} as const;
