import type { SlotState } from '@enerabi/shared/ui';

export const copy = {
  soonest: (day: string) => `いちばん早い空き：${day}`,
  legend: { open: '空きあり', few: '残りわずか', full: '満席', unopened: '受付前' } satisfies Record<
    SlotState,
    string
  >,
  legendLabel: '記号の意味',
  months: '月を選ぶ',
  month: (month: string) => `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`,
  shortMonth: (month: string) => `${Number(month.slice(5))}月`,
  weekdays: '日月火水木金土',
  day: (day: string, state: SlotState, times: number) => `${day} ${copy.legend[state]} ${times}件`,
  times: (day: string) => `${day}の時間`,
  time: '見学の時間',
  anyClass: 'どのクラスのお子さまでも',
  classes: (classes: string) => `対象：${classes}クラス`,
  child: {
    fits: 'お子さまのクラスが対象です',
    child_of_other_class: 'お子さまのクラスは対象外です',
    child_class_unknown: '',
  },
  party: (party: string) => `1家庭につき${party}まで`,
  bookBy: (moment: string) => `予約は${moment}まで`,
  opens: (moment: string) => `${moment}から予約できます`,
  waitlist: {
    text: '満席の時間に空きが出たら、お待ちの順にメールでお知らせします。',
    link: 'キャンセル待ちをする',
  },
  back: 'カレンダーへ戻る',
};
