import type { Audience, SupportMessageRecommendKindId } from '../../constants/index.ts';

export const jobCardCopy = {
  place: '勤務地',
  salary: '給与',
  /** In addition to the salary (固定残業代). */
  fixedOvertime: (yen: string, hours: number) => `ほかに固定残業代 ${yen}円（${hours}時間分）`,
  facility: '勤務先',
  station: '最寄り駅',
  hours: '勤務時間',
  rest: '休日・残業',
  daysOff: (days: number) => `年間休日${days}日`,
  overtime: (hours: number) => (hours === 0 ? '残業なし' : `残業 月平均${hours}時間`),
  moreFlags: (count: number) => `ほか${count}件`,
  posted: '掲載',
  confirmed: '最終確認',
  until: (date: string) => `${date}まで掲載`,
} as const;

export const operatorCardCopy = {
  place: '園・施設のある都道府県',
  facilities: '園・施設',
  vacant: '空きあり',
  jobs: '求人',
  jobCount: (count: string) => `${count}件`,
  count: (count: string) => `${count}か所`,
} as const;

export const eventCardCopy = {
  when: '日時',
  place: '場所',
  capacity: '定員',
  families: (count: string) => `${count}組`,
  audiences: {
    enrolled: '在園の方へ',
    applicant: '入園をご希望の方へ',
    job_seeker: 'お仕事をお探しの方へ',
  } satisfies Record<Audience, string>,
} as const;

export const visitCardCopy = {
  left: (count: number) => `残り${count}組`,
  place: '最寄り駅・所在地',
  class: '対象クラス',
  ahead: (count: number) => `ほかに見学日が${count}日あります`,
} as const;

/** A sign is always shown together with its text. */
export const recommendSigns: Record<SupportMessageRecommendKindId, string> = {
  1: '◎',
  2: '○',
  3: '△',
  4: '▽',
};

export const supportMessageCardCopy = {
  parent: (age: string) => `保護者：${age}`,
  class: (name: string) => `${name}クラス`,
  more: 'もっと見る',
  less: '閉じる',
} as const;
