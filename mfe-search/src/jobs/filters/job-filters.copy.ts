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
  /** How pay of other periods is compared. */
  compared: {
    monthly:
      '時給・日給の求人は月160時間として、年俸の求人は12分の1にして月給と比べ、固定残業代は含めていません。',
    hourly:
      '給与は、所定の労働時間（求人に書かれていなければ月160時間）で時給に換算して比べ、固定残業代は含めていません。',
  },
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
