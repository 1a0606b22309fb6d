import type { AdmissionRoundRow } from '@enerabi/demo/admissions/admission-rounds';
import type { EventRow } from '@enerabi/demo/events/events';
import type { InterviewRow } from '@enerabi/demo/interviews/interviews';
import type { JobPostingRow } from '@enerabi/demo/job-postings/job-postings';
import type { NoticeRow } from '@enerabi/demo/notices/notices';
import type { SupportMessageRow } from '@enerabi/demo/support-messages/support-messages';
import type { VisitGuidanceRow } from '@enerabi/demo/visit-guidance';
import type { SlotRow } from '@enerabi/demo/visit-slots';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

export interface Activity {
  slots: SlotRow[];
  guidance: VisitGuidanceRow[];
  notices: NoticeRow[];
  events: EventRow[];
  supportMessages: SupportMessageRow[];
  interviews: InterviewRow[];
  jobPostings: JobPostingRow[];
  admissionRounds: AdmissionRoundRow[];
}

/** How many rows were new. */
export interface AddedActivity {
  visit_slots: number;
  visit_guidance: number;
  notifications: number;
  events: number;
  support_messages: number;
  interviews: number;
  job_postings: number;
  admission_rounds: number;
}

/** Writes missing rows, one statement per table; existing rows stay as they are, bookings included. */
export async function writeActivity(
  db: Transaction<Schema>,
  { slots, guidance, notices, events, supportMessages, interviews, jobPostings, admissionRounds }: Activity,
): Promise<AddedActivity> {
  const insert = async (table: keyof Schema, rows: readonly object[], unlessThere: RawBuilder<unknown>) => {
    if (rows.length === 0) return 0;
    const columns = sql.raw(Object.keys(rows[0] ?? {}).join(', '));
    const { numAffectedRows } = await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}) made
      ${unlessThere}
    `.execute(db);
    return Number(numAffectedRows);
  };
  return {
    visit_slots: await insert('visit_slot', slots, sql`on conflict (facility_id, starts_at) do nothing`),
    visit_guidance: await insert('visit_guidance', guidance, sql`on conflict (facility_id) do nothing`),
    notifications: await insert(
      'notification',
      notices,
      sql`on conflict (facility_id, path_name) do nothing`,
    ),
    events: await insert('event', events, sql`on conflict (path_name) do nothing`),
    // Two parents may write on the same day; demonstration data has one at most.
    support_messages: await insert(
      'support_message',
      supportMessages,
      sql`where not exists (
        select from support_message there
        where there.facility_id = made.facility_id and there.posted_on = made.posted_on
      )`,
    ),
    interviews: await insert('interview', interviews, sql`on conflict (facility_id, path_name) do nothing`),
    job_postings: await insert(
      'job_posting',
      jobPostings,
      sql`on conflict (facility_id, path_name) do nothing`,
    ),
    admission_rounds: await insert(
      'admission_round',
      admissionRounds,
      sql`on conflict (path_name) do nothing`,
    ),
  };
}
