import { type ChildClassId, childClasses } from '@enerabi/shared/constants';
import type { Verdict } from './admission-verdict.rules.ts';

const sentences: Record<Verdict, string> = {
  open: '空きがあります',
  few: '空きは残りわずかです',
  full: 'いま空きはありません',
  not_offered: '募集がありません',
  unknown: '空きの数は公表されていません',
  too_young: '入園時の月齢では受け入れの対象になりません',
  unpublished: '空き状況は公表されていません',
};

export const copy = {
  unborn: '入園を希望する月をご確認ください。',
  school: '就学前のお子さまが対象です。',
  verdict: (id: ChildClassId, verdict: Verdict) => `${childClasses[id]}クラス：${sentences[verdict]}`,
} as const;
