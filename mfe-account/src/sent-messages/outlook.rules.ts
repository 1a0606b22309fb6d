import type { Capabilities } from '@enerabi/shared/constants';
import type { SentMessage } from '@enerabi/shared/contract';
import { daysBetween } from '@enerabi/shared/ui';

/** The sender of a message may expect one of these. */
export type Outlook = 'answer' | 'answerThroughDesk' | 'overdue' | 'check' | 'none' | 'invented';

/** A facility that has not answered by then will hardly do so by itself. */
const answeredWithinDays = 14;

/** @param today in Japan, `YYYY-MM-DD` */
export function outlookOf(
  { state, recipient, facility, sent_at }: Pick<SentMessage, 'state' | 'recipient' | 'facility' | 'sent_at'>,
  today: string,
): Outlook {
  if (state === 'rejected') return 'none';
  if (state === 'held') return 'check';
  if (facility.is_demo) return 'invented';
  if (daysBetween(sent_at.slice(0, 10), today) >= answeredWithinDays) return 'overdue';
  return recipient === 'desk' ? 'answerThroughDesk' : 'answer';
}

interface NewMessage {
  /** The first step of the flow (R2). */
  to: string;
  about: 'facility' | 'posting';
}

/**
 * Finds the form for another message to the same recipient: about the same posting while it is open, otherwise to the
 * facility.
 * @returns undefined if the site has no such form (R7.3), or the facility has left it
 */
export function newMessageTo(
  { facility, is_facility_shown, job_posting }: SentMessage,
  can: Pick<Capabilities, 'inquiry' | 'jobContact'>,
): NewMessage | undefined {
  if (is_facility_shown === false) return undefined;
  const contact = `/contact/${facility.path_name}`;
  if (job_posting?.is_open && can.jobContact) {
    const query = new URLSearchParams({ job_posting_path_name: job_posting.path_name });
    return { to: `${contact}/job_contact_input?${query}`, about: 'posting' };
  }
  return can.inquiry ? { to: `${contact}/contact_input`, about: 'facility' } : undefined;
}
