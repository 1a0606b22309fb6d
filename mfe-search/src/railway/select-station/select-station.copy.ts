import { mostStationsAtOnce } from '@enerabi/shared/constants';
import { countText } from '@enerabi/shared/ui';
import type { StationProblem } from '../choice.rules.ts';

export const copy = {
  title: (prefecture: string) => `${prefecture}の駅から園を探す`,
  jobsTitle: (prefecture: string) => `${prefecture}の駅から求人を探す`,
  leadLines: '駅を選ぶ前に、路線をお選びください。',
  leadStations: `通いやすい駅を選んでください。${mostStationsAtOnce}駅まで、まとめて選べます。`,
  unknown: 'ご指定の路線の一部は見つかりませんでした',
  unknownHint: (prefecture: string) =>
    `${prefecture}にない路線か、アドレスが正しくない可能性があります。「路線を選び直す」からお選びください。`,
  noneKnown: 'ご指定の路線は見つかりませんでした',
  noneKnownHint: (prefecture: string) =>
    `${prefecture}にない路線か、アドレスが正しくない可能性があります。下の一覧からお選びください。`,
  lines: '選択中の路線',
  again: '路線を選び直す',
  walk: '駅からの徒歩',
  minutes: (minutes: number) => `${minutes}分以内`,
  stations: (stations: number) => `${countText(stations)}駅`,
  all: '全駅を選ぶ',
  none: '全駅の選択を外す',
  ofLine: (line: string) => `（${line}）`,
  chosen: (stations: number) =>
    stations > mostStationsAtOnce
      ? `${stations}駅を選択中です。${mostStationsAtOnce}駅までにしてください。`
      : `${stations}駅を選択中です`,
  submit: '園を検索する',
  submitJobs: '求人を検索する',
  problemTitle: '駅の選択をご確認ください',
  problems: {
    no_station: '駅を1つ以上選んでください。',
    too_many_stations: `一度に選べるのは${mostStationsAtOnce}駅までです。駅を減らしてください。`,
  } satisfies Record<StationProblem, string>,
  credit: (credits: readonly string[]) => `駅の位置：${credits.join('、')}を加工して作成`,
} as const;
