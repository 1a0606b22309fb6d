import { dayInJapan } from '@enerabi/shared/clock';
import type { CandidateMessageInput } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import { saveFacilities } from '../../../catalogue/facilities/save-facilities.ts';
import { type Asking, openApp, type Reply } from '../../../identity/testing/open-app.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { ownerOf } from '../../../testing/owner-of.ts';
import { sampleRecord } from '../../../testing/sample-record.ts';
import { sampleJobPosting } from '../../../testing/sample-rows.ts';

export const desk = 'desk@site.test';
export const daysAhead = (days: number): string => dayInJapan(new Date(Date.now() + days * 86_400_000));

export type Message = Partial<CandidateMessageInput> & Record<string, unknown>;

export interface MessageSite {
  /** With a mail address of its own; `b` has none, `demo` an invented one, `closed` takes members' messages alone. */
  ids: Record<'a' | 'b' | 'demo' | 'closed' | 'hidden', number>;
  /** Of `a`: open, ended, and another facility's. */
  jobs: Record<'open' | 'ended' | 'other', number>;
  /** A valid message to `a`. */
  sample: (known?: Message) => Message;
  /** As a visitor, unless `asking` has an authorization. */
  send: (message: Message, asking?: Asking & { key?: string }) => Promise<Reply>;
}

const facilities = {
  a: { contact_mailaddress: 'a@facility.test', tour_acceptance: 'message' },
  b: { tour_acceptance: 'none' },
  demo: { contact_mailaddress: 'invented@facility.test', is_demo: true },
  closed: { accepts_onetime_inquiry: false, candidate_contact_kinds: [1005, 9999] },
  hidden: { is_published: false },
} as const;

/** Facilities of every kind, and the API that takes messages to them. */
export async function openMessageSite(db: Kysely<Schema>): Promise<MessageSite> {
  const paths = Object.keys(facilities) as (keyof typeof facilities)[];
  const records = paths.map((path_name) =>
    sampleRecord(path_name.toUpperCase(), {
      path_name,
      accepts_onetime_inquiry: true,
      ...facilities[path_name],
    }),
  );
  await saveFacilities(db, records);
  const owners = await Promise.all(paths.map((path) => ownerOf(db, path)));
  const ids = Object.fromEntries(
    paths.map((path, at) => [path, owners[at]?.facility_id]),
  ) as MessageSite['ids'];
  const posting = async (path: 'a' | 'b', name: string, valid_through: string) => {
    const owner = owners[paths.indexOf(path)] as (typeof owners)[number];
    const row = sampleJobPosting(owner, name, {
      posted_on: '2026-01-01',
      updated_on: '2026-01-01',
      valid_through,
    });
    return (await db.insertInto('job_posting').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  const jobs = {
    open: await posting('a', 'open', '2099-12-31'),
    ended: await posting('a', 'ended', '2026-01-02'),
    other: await posting('b', 'other', '2099-12-31'),
  };
  const app = await openApp(db, { desk });
  return {
    ids,
    jobs,
    sample: (known = {}) => ({
      facility_id: ids.a,
      purpose_kind_id: 2,
      kinds: [{ id: 1005, value: true }],
      content: '0歳児クラスに空きはありますか。',
      mailaddress: 'hanako@example.jp',
      candidate_information: { last_name: '花岡', first_name: '花子' },
      ...known,
    }),
    send: (message, { key, ...asking } = {}) =>
      app.post(
        asking.authorization ? '/api/send_candidate_message' : '/api/send_onetime_candidate_message',
        message,
        { ...asking, headers: { ...asking.headers, ...(key !== undefined && { 'idempotency-key': key }) } },
      ),
  };
}

/** Forgets all messages, mails, keys and counts. */
export async function forgetMessages(db: Kysely<Schema>): Promise<void> {
  for (const table of ['candidate_message', 'mail', 'idempotency_key', 'attempt', 'registration'] as const)
    await db.deleteFrom(table).execute();
}
