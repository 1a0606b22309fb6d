import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { Cells } from '../layout/cells.ts';
import { readExtensionBehind, readNotedExtension } from '../values/time/extended-hours.ts';
import { readWeekdays } from '../values/time/weekdays.ts';
import { readYesNo } from '../values/yes-no.ts';
import { type HoursAndNotes, hoursOfTwo } from './hours/two-columns.ts';

type HoursFact = 'weekday_hours' | 'saturday_hours' | 'standard_hours' | 'short_hours' | 'extended_hours';
type Opening = Pick<FacilityRecord, 'open_days' | 'hours_note' | HoursFact>;

const wholeDay = { open: '00:00', close: '24:00' };

const weekdaysOf = (cells: Cells): HoursAndNotes => {
  const found = hoursOfTwo(cells, { opens: 'opens_at', closes: 'closes_at', label: '' });
  const isBlank = found.hours === null && found.notes.length === 0;
  return isBlank && cells.read('round_the_clock', readYesNo) ? { ...found, hours: wholeDay } : found;
};

/** Days and hours of care. What the columns of times cannot express goes into the note, in the publisher's words. */
export function openingOf(cells: Cells): Opening {
  const weekday = weekdaysOf(cells);
  const saturday = hoursOfTwo(cells, {
    opens: 'saturday_opens_at',
    closes: 'saturday_closes_at',
    label: '土曜：',
  });
  const standard = hoursOfTwo(cells, {
    opens: 'standard_opens_at',
    closes: 'standard_closes_at',
    label: '保育標準時間：',
  });
  const short = hoursOfTwo(cells, {
    opens: 'short_opens_at',
    closes: 'short_closes_at',
    label: '保育短時間：',
  });
  const words = cells.text('hours_note');
  const noted = readNotedExtension(words);
  const behind =
    weekday.hours && weekday.aside ? readExtensionBehind(weekday.aside, weekday.hours.close) : null;
  const extended = noted?.hours ?? behind;
  const notes = [weekday, saturday, standard, short].flatMap((hours) => hours.notes);
  return {
    open_days: cells.read('open_days', readWeekdays),
    weekday_hours: weekday.hours,
    // A fact without a column is left out of the record.
    ...(cells.has('saturday_opens_at') || cells.has('saturday_closes_at')
      ? { saturday_hours: saturday.hours }
      : {}),
    ...(cells.has('standard_opens_at') || cells.has('standard_closes_at')
      ? { standard_hours: standard.hours }
      : {}),
    ...(cells.has('short_opens_at') || cells.has('short_closes_at') ? { short_hours: short.hours } : {}),
    ...(extended && { extended_hours: extended }),
    hours_note: [...notes, noted?.isAll ? '' : words].filter((part) => part !== '').join('\n') || null,
  };
}
