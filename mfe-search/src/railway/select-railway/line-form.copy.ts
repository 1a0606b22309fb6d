import { mostRailwayLinesAtOnce } from '@enerabi/shared/constants';
import { countText } from '@enerabi/shared/ui';
import type { LineProblem } from '../choice.rules.ts';

export const copy = {
  title: '路線を選ぶ',
  hint: `${mostRailwayLinesAtOnce}路線まで、まとめて選べます。`,
  line: (name: string, stations: number) => `${name}（${countText(stations)}駅）`,
  chosen: (lines: number) =>
    lines > mostRailwayLinesAtOnce
      ? `${lines}路線を選択中です。${mostRailwayLinesAtOnce}路線までにしてください。`
      : `${lines}路線を選択中です`,
  submit: '駅の選択へ進む',
  problems: {
    no_line: '路線を1つ以上選んでください。',
    too_many_lines: `一度に選べるのは${mostRailwayLinesAtOnce}路線までです。路線を減らしてください。`,
  } satisfies Record<LineProblem, string>,
  problemTitle: '路線の選択をご確認ください',
} as const;
