import type { Field } from '../layout/columns.ts';

const noHours =
  /延長|一時|預か|備考|特記|補足|料金|事務|受付|見学|電話|曜日等|開[園所設]日|開始日|年月日|営業日|利用可能曜日|開所曜日|休日保育|夜間|24|note|date$/;
const saturday = /土曜?|sat/;
const standard = /標準/;
const short = /短時間/;
const start = /開始|開所|開園|開館|開店|始|open|start|から|自$/;
const end = /終了|閉所|閉園|閉館|閉店|終|close|end|まで|至$/;
const anyHours = /時間|時刻|hours?|time/;
const known =
  /^(?:開[所園館]|開始|終了|閉[所園館]|保育|利用|営業)(?:時間|時刻)$|^(?:open|close|starttime|endtime)$/;

/**
 * The kind of hours that a header names, and its certainty; null if it names none. @param name as `normaliseHeader`
 * returns it
 */
export function hoursWord(name: string): { field: Field; score: number } | null {
  if (noHours.test(name)) return null;
  const isSaturday = saturday.test(name);
  const isShort = short.test(name);
  const kind = isSaturday ? 'saturday_' : standard.test(name) ? 'standard_' : isShort ? 'short_' : '';
  const [starts, ends] = [start.test(name), end.test(name)];
  const isNamed = anyHours.test(name) || /平日/.test(name) || kind !== '';
  if (!isNamed && !known.test(name)) return null;
  const field = ends && !starts ? (`${kind}closes_at` as const) : (`${kind}opens_at` as const);
  return { field, score: known.test(name) || (kind !== '' && (starts || ends)) ? 0.95 : 0.8 };
}
