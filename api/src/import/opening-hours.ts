import type { FacilityRecord } from '../facilities/facility.record.ts';
import type { Cells } from './cells.ts';
import { inOrder, readTimeOrRange } from './values/hours.ts';
import { readWeekdays } from './values/weekdays.ts';

type Opening = Pick<FacilityRecord, 'open_days' | 'weekday_hours' | 'hours_note'>;

/** One time alone is no opening hours, but is worth a note: after-school clubs open when school ends. */
function loneTime(cells: Cells, field: 'opens_at' | 'closes_at', time: string): string {
  const note = field === 'opens_at' ? `${time}から` : `${time}まで`;
  const missing = field === 'opens_at' ? 'closing' : 'opening';
  cells.warn(field, 'repaired', `no ${missing} time; kept as the note 「${note}」`);
  return note;
}

/** Beside a cell that holds both times the other one says nothing new, or something that nobody can tell is wrong. */
function otherTime(cells: Cells, field: 'opens_at' | 'closes_at', isSame: boolean): string {
  if (isSame) return '';
  const label = field === 'opens_at' ? '開始時間' : '終了時間';
  const note = `${label}：${cells.text(field)}`;
  cells.warn(
    field,
    'doubtful',
    `the other column holds both times, which were taken; kept as the note 「${note}」`,
  );
  return note;
}

function hoursOf(cells: Cells): { weekday_hours: FacilityRecord['weekday_hours']; note: string } {
  const open = cells.read('opens_at', readTimeOrRange);
  const close = cells.read('closes_at', readTimeOrRange);
  if (open && typeof open === 'object') {
    const closing = typeof close === 'object' ? close?.close : close;
    const isSame =
      !close || (closing === open.close && (typeof close === 'string' || close.open === open.open));
    return { weekday_hours: open, note: otherTime(cells, 'closes_at', isSame) };
  }
  if (close && typeof close === 'object')
    return { weekday_hours: close, note: otherTime(cells, 'opens_at', !open || open === close.open) };
  if (open && close) return { weekday_hours: cells.take('closes_at', inOrder(open, close)), note: '' };
  if (open) return { weekday_hours: null, note: loneTime(cells, 'opens_at', open) };
  if (close) return { weekday_hours: null, note: loneTime(cells, 'closes_at', close) };
  return { weekday_hours: null, note: '' };
}

/** Days and hours of care. What the two time columns cannot say stands in the note, in the publisher's words. */
export function openingOf(cells: Cells): Opening {
  const { weekday_hours, note } = hoursOf(cells);
  return {
    open_days: cells.read('open_days', readWeekdays),
    weekday_hours,
    hours_note: [note, cells.text('hours_note')].filter((part) => part !== '').join('\n') || null,
  };
}
