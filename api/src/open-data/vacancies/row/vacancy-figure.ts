import { isBlankMark } from '../../values/name.ts';
import { compact } from '../../values/notation.ts';

export type Mark = '○' | '△' | '×';

/** Reads a cell: a count, a sign, a class that is not offered, no statement, or a text that is none of these. */
export type Figure =
  | { kind: 'count'; count: number }
  | { kind: 'mark'; mark: Mark }
  | { kind: 'not_offered' }
  | { kind: 'empty' }
  | { kind: 'unread' };

const marks: readonly (readonly [RegExp, Mark])[] = [
  [/^[○〇◯◎]$/, '○'],
  [/^[△▲]$/, '△'],
  [/^[×✕✖╳xX]$/, '×'],
];
const notOffered = /^(?:募集なし|設定なし|非該当|対象外|クラスなし)$/;
/** No class is larger; the figure is something else. */
const most = 9_999;

/** `-` means that the class is not offered; it is never 0 (domain section 1.2). */
export function readFigure(cell: string): Figure {
  const text = compact(cell.replace(/\uFEFF/g, ''));
  if (text === '') return { kind: 'empty' };
  if (isBlankMark(text) || notOffered.test(text)) return { kind: 'not_offered' };
  const mark = marks.find(([sign]) => sign.test(text))?.[1];
  if (mark) return { kind: 'mark', mark };
  const digits = /^(\d{1,3}(?:,\d{3})*|\d+)(?:\.0+)?[人名]?$/.exec(text)?.[1];
  const count = Number(digits?.replaceAll(',', ''));
  return digits && count <= most ? { kind: 'count', count } : { kind: 'unread' };
}
