export const copy = {
  label: '見学の日時',
  classes: (classes: string) => `対象：${classes}クラス`,
  party: (party: string) => `1家庭につき${party}まで`,
  cancelBy: (moment: string) => `キャンセルと日時の変更は${moment}まで`,
  none: '見学の日時が選ばれていません。',
  gone: '選んだ日時の見学は、予約できなくなりました。',
  change: '日時を変更する',
  choose: '日時を選ぶ',
} as const;
