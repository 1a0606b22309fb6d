import { childClasses } from '../constants/index.ts';
import { admissionOf, fiscalYearOf } from './child-class.ts';

/**
 * The classes that a child would be in, this fiscal year and the next.
 * @param birthday `YYYY-MM-DD`; anything else says nothing
 * @param today in Japan, `YYYY-MM-DD`
 * @returns `今年度は0歳児クラス、来年4月からは1歳児クラス`, or ''
 */
export function classText(birthday: string, today: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(birthday)) return '';
  const month = today.slice(0, 7);
  const next = `${fiscalYearOf(month) + 1}-04`;
  const [now, then] = [admissionOf(birthday, month), admissionOf(birthday, next)];
  const april = `${fiscalYearOf(month) + 1 === Number(today.slice(0, 4)) ? '今年' : '来年'}4月`;
  const nowText = now.kind === 'class' ? `今年度は${childClasses[now.child_class_id]}クラス` : '';
  const thenText = then.kind === 'class' ? `${april}からは${childClasses[then.child_class_id]}クラス` : '';
  if (now.kind === 'school') return '就学の年齢です';
  return [nowText, then.kind === 'school' ? `${april}に小学校へ入学` : thenText].filter(Boolean).join('、');
}
