import type { Hours } from '@enerabi/shared/contract';
import { readRange } from './hours.ts';

export interface NotedExtension {
  hours: Hours;
  /** The note contains only the extension. */
  isAll: boolean;
}

const noted = /^延長保育(\d{1,2})(?::(\d{2}))?[-~〜](\d{1,2})(?::(\d{2}))?時?(\([^()]*\))?$/;

/** The latest time of an extension, from a note such as `延長保育18-19時`; null if the note says more. */
export function readNotedExtension(note: string): NotedExtension | null {
  const match = noted.exec(note.normalize('NFKC').replace(/\s+/g, ''));
  if (!match) return null;
  const [, from, fromMinutes = '00', to, toMinutes = '00', aside] = match;
  const { value } = readRange(`${from}:${fromMinutes}~${to}:${toMinutes}`);
  return value && { hours: value, isAll: aside === undefined };
}

/**
 * The latest time of an extension, from words after the hours: `（18：30～19：00）`, `延長18:30～19:00`.
 * @param close the end of the hours, at which an extension begins
 */
export function readExtensionBehind(aside: string, close: string): Hours | null {
  const plain = aside.normalize('NFKC').replace(/\s+/g, '');
  const [, range = ''] = /^\(?(?:延長(?:保育)?(?:時間)?:?)?([^()]+)\)?$/.exec(plain) ?? [];
  const { value } = readRange(range);
  return value?.open === close ? value : null;
}
