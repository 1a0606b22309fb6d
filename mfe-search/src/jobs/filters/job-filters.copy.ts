import { countText } from '@enerabi/shared/ui';
import { manYen } from '../criteria/job-conditions.copy.ts';

export const copy = {
  areas: '都道府県',
  otherArea: '都道府県を加える',
  addNone: '加えない',
  keywordHint: '職種・園名（ひらがな可）・駅名・住所など',
  jobTypes: '職種',
  employmentStatuses: '雇用形態',
  salary: '給与',
  salaryHint:
    '時給・日給・月給・年俸は、求人に書かれた所定の労働時間（書かれていなければ月160時間）で換算して比べます。固定残業代は含めません。',
  monthly: '月給',
  hourly: '時給',
  monthlyFrom: (yen: number) => `${manYen(yen)}以上`,
  hourlyFrom: (yen: number) => `${countText(yen)}円以上`,
  rest: '休日・残業',
  daysOff: '年間休日',
  daysOffFrom: (days: number) => `${days}日以上`,
  overtime: '残業（月の平均）',
  overtimeTo: (hours: number) => (hours === 0 ? 'なし' : `${hours}時間以内`),
  statedOnly: '日数や時間を書いている求人だけを探します。',
  support: '待遇・歓迎',
} as const;
