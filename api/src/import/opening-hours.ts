import type { FacilityRecord } from '../facilities/facility.record.ts';
import type { Cells } from './cells.ts';
import { readNotedExtension } from './values/extended-hours.ts';
import { inOrder, readTimeOrRange } from './values/hours.ts';
import { readWeekdays } from './values/weekdays.ts';
import { readYesNo } from './values/yes-no.ts';

type Opening = Pick<FacilityRecord, 'open_days' | 'weekday_hours' | 'extended_hours' | 'hours_note'>;

interface HoursAndNote {
  weekday_hours: FacilityRecord['weekday_hours'];
  note: string;
}

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

/** Two times that cannot be hours may still tell a person something: 8:00〜3:00, open into the night or a slip for 15:00. */
function orderedHours(cells: Cells, open: string, close: string): HoursAndNote {
  const reading = inOrder(open, close);
  if (reading.value) return { weekday_hours: cells.take('closes_at', reading), note: '' };
  const note = `${cells.text('opens_at')}〜${cells.text('closes_at')}`;
  cells.warn('closes_at', 'doubtful', `not after it opens; kept as the note 「${note}」`);
  return { weekday_hours: null, note };
}

function hoursOf(cells: Cells): HoursAndNote {
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
  if (open && close) return orderedHours(cells, open, close);
  if (open) return { weekday_hours: null, note: loneTime(cells, 'opens_at', open) };
  if (close) return { weekday_hours: null, note: loneTime(cells, 'closes_at', close) };
  if (cells.read('round_the_clock', readYesNo))
    return { weekday_hours: { open: '00:00', close: '24:00' }, note: '' };
  return { weekday_hours: null, note: '' };
}

/** Days and hours of care. What the two time columns cannot say stands in the note, in the publisher's words. */
export function openingOf(cells: Cells): Opening {
  const { weekday_hours, note } = hoursOf(cells);
  const words = cells.text('hours_note');
  const extension = readNotedExtension(words);
  return {
    open_days: cells.read('open_days', readWeekdays),
    weekday_hours,
    ...(extension && { extended_hours: extension.hours }),
    hours_note: [note, extension?.isAll ? '' : words].filter((part) => part !== '').join('\n') || null,
  };
}
