import { admissionRoundsOf } from '@enerabi/demo/admissions/admission-rounds';
import { addDays, daysBetween } from '@enerabi/demo/calendar/calendar';
import { isWorkingDay } from '@enerabi/demo/calendar/working-days';
import type { DemoFacility } from '@enerabi/demo/demo-facility';
import { eventsOf, onlineEvents } from '@enerabi/demo/events/events';
import { hasMuchToRead } from '@enerabi/demo/has-many-notices';
import { interviewsOf } from '@enerabi/demo/interviews/interviews';
import { jobPostingsOf } from '@enerabi/demo/job-postings/job-postings';
import { noticesOf } from '@enerabi/demo/notices/notices';
import { supportMessagesOf } from '@enerabi/demo/support-messages/support-messages';
import { type UniqueTexts, uniqueTexts } from '@enerabi/demo/unique-texts';
import { visitGuidanceOf } from '@enerabi/demo/visit-guidance';
import { visitSlotsOf } from '@enerabi/demo/visit-slots';
import type { Kysely, Transaction } from 'kysely';
import { takeAdvisoryLock } from '../platform/db/advisory-locks.ts';
import type { Schema } from '../platform/db/schema.ts';
import { demoFacilities, demoMunicipalities } from './demo-facilities.queries.ts';
import { type Activity, type AddedActivity, writeActivity } from './write-activity.ts';

/** Events are created for five weeks ahead. */
const daysAhead = 35;
/** As far ahead as rules make slots. */
const slotDaysAhead = 60;
const noticeDays = 60;
/** Days of notices of the facility whose board has several pages. */
const manyNoticesDays = 400;
const supportMessageDays = 400;
/** A post is shown for at least 60 days: earlier ones may be over. */
const jobPostingDays = 75;

/**
 * Adds activity to the demonstration facilities of the database, as of a day: events from that day on, visits from
 * the next day on, and notices, messages, interviews and posts until that day. Each depends on its facility and its
 * own date: a second run on the same day adds nothing, a later run adds what is new. Real facilities are not touched.
 * @param today `YYYY-MM-DD` in Japan
 * @param batch facilities per transaction, unless `db` is one
 */
export async function loadActivity(
  db: Kysely<Schema>,
  { today, batch = 1000 }: { today: string; batch?: number },
): Promise<AddedActivity> {
  const added: AddedActivity = {
    visit_slots: 0,
    notifications: 0,
    events: 0,
    support_messages: 0,
    interviews: 0,
    job_postings: 0,
    visit_guidance: 0,
    admission_rounds: 0,
  };
  const said = { notices: uniqueTexts(), events: uniqueTexts(), supportMessages: uniqueTexts() };
  const write = async (activity: Activity) => {
    const one = await inTransaction(db, async (transaction) => {
      // Loads run one after another, so that nothing is written twice.
      await takeAdvisoryLock(transaction, 'demonstrationActivity');
      return writeActivity(transaction, activity);
    });
    for (const key of Object.keys(added) as (keyof AddedActivity)[]) added[key] += one[key];
  };
  const prefectures = new Set<string>();
  for await (const facilities of demoFacilities(db, batch)) {
    for (const { prefecture_code } of facilities) prefectures.add(prefecture_code);
    await write(activityOf(facilities, today, said));
  }
  const events = onlineEvents(prefectures, today, addDays(today, daysAhead), today);
  const admissionRounds = (await demoMunicipalities(db)).flatMap((one) => admissionRoundsOf(one, today));
  await write({ ...nothing, events, admissionRounds });
  return added;
}

const nothing: Activity = {
  slots: [],
  guidance: [],
  notices: [],
  events: [],
  supportMessages: [],
  interviews: [],
  jobPostings: [],
  admissionRounds: [],
};

type Said = Record<'notices' | 'events' | 'supportMessages', UniqueTexts>;

function activityOf(facilities: readonly DemoFacility[], today: string, said: Said): Activity {
  const last = addDays(today, daysAhead);
  const workingDays = daysBetween(addDays(today, 1), addDays(today, slotDaysAhead)).filter(isWorkingDay);
  const slots = facilities.flatMap((one) => visitSlotsOf(one, workingDays));
  const since = {
    notices: addDays(today, 1 - noticeDays),
    manyNotices: addDays(today, 1 - manyNoticesDays),
    messages: addDays(today, 1 - supportMessageDays),
    jobPostings: addDays(today, 1 - jobPostingDays),
  };
  return {
    // In the order of time and not of facilities, so that the first ones of an hour are from all over the country.
    slots: slots.sort((one, other) =>
      one.starts_at < other.starts_at ? -1 : one.starts_at > other.starts_at ? 1 : 0,
    ),
    guidance: facilities.flatMap(visitGuidanceOf),
    notices: facilities.flatMap((one) =>
      noticesOf(one, hasMuchToRead(one) ? since.manyNotices : since.notices, today, said.notices),
    ),
    events: facilities.flatMap((one) =>
      eventsOf(one, { from: today, to: last, postedBy: today }, said.events),
    ),
    supportMessages: facilities.flatMap((one) =>
      supportMessagesOf(one, since.messages, today, said.supportMessages),
    ),
    interviews: facilities.flatMap(interviewsOf),
    jobPostings: facilities.flatMap((one) => jobPostingsOf(one, since.jobPostings, today)),
    admissionRounds: [],
  };
}

const inTransaction = <T>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> => (db.isTransaction ? work(db as Transaction<Schema>) : db.transaction().execute(work));
