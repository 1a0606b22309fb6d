import type { AdmissionRound } from '@enerabi/shared/contract';
import { type CalendarEvent, calendarFile } from '../../platform/calendar/calendar-file.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { copy } from './admission-calendar.copy.ts';

const dayMs = 86_400_000;
const midnight = (day: string, later = 0): string =>
  `${new Date(Date.parse(day) + later * dayMs).toISOString().slice(0, 10)} 00:00:00`;

/** Closing days and days of results as a calendar file (RFC 5545); each is a whole day. */
export function admissionCalendar(
  rounds: readonly AdmissionRound[],
  site: MailSite,
  /** When the file is written. */
  stamp: Date,
): string {
  const events = rounds.flatMap(
    ({ path_name, admission_month, title, closes_on, results_on, url, source }) => {
      const dayOf = (id: string, day: string, summary: string): CalendarEvent => ({
        id: `admission-${path_name}-${id}`,
        stamp,
        startsAt: midnight(day),
        endsAt: midnight(day, 1),
        allDay: true,
        summary,
        description: [copy.check, source && copy.source(source)].filter(Boolean).join('\n'),
        ...(url && { url }),
      });
      return [
        dayOf('closes', closes_on, copy.closes(admission_month, title)),
        ...(results_on ? [dayOf('results', results_on, copy.results(admission_month, title))] : []),
      ];
    },
  );
  return calendarFile(site, copy.product, ...events);
}
