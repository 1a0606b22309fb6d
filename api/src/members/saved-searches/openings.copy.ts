import { type ChildClassId, childClasses } from '@enerabi/shared/constants';
import { dateText } from '@enerabi/shared/japanese';

/** Facts of a mail on a facility's openings. */
export const copy = {
  open: (id: ChildClassId, asOf: string) =>
    `${childClasses[id]}クラス：空きが出ました（${dateText(asOf)}時点）`,
  visits: (first: string, others: number) =>
    `見学の受付：${first}${others > 0 ? `ほか、${others + 1}件の日時` : ''}`,
} as const;
