import type { FacilityDetail } from '@enerabi/shared/contract';
import {
  type VisitNotes,
  visitMarkNames,
  visitNoteName,
  visitQuestionNames,
  visitQuestions,
} from '@enerabi/shared/visit-notes';
import { rowNames } from './comparison.copy.ts';
import type { ComparisonGroup } from './comparison.rows.ts';

/**
 * The parent's own notes on visits, if there is one on any of the facilities.
 * @param notes undefined: not yet known
 */
export function noteGroups(
  facilities: readonly FacilityDetail[],
  notes: VisitNotes | undefined,
): ComparisonGroup[] {
  const own = facilities.map(({ path_name }) => notes?.[path_name]);
  if (own.every((note) => note === undefined)) return [];
  const rows = [
    ...visitQuestions.map((question) => ({
      name: visitQuestionNames[question],
      cells: own.map((note) => {
        const mark = note?.marks[question];
        return { text: mark ? `${visitMarkNames[mark].sign} ${visitMarkNames[mark].text}` : null };
      }),
    })),
    { name: rowNames.note, cells: own.map((note) => ({ text: note?.text || null })) },
  ];
  return [{ name: visitNoteName, rows: rows.filter(({ cells }) => cells.some(({ text }) => text !== null)) }];
}
