import { type ChildClassId, childClasses } from '@enerabi/shared/constants';

/** Apart from the form's words, which load with the form. */
export const copy = {
  ask: 'お子さまのクラス',
  marked: (id: ChildClassId) => `${childClasses[id]}クラス`,
  from: (month: string) => `（${Number(month.slice(0, 4))}年${Number(month.slice(5))}月）`,
  unborn: 'お生まれになる前の月です',
  school: '小学校に通う年齢です',
} as const;
