import type { BookVisitInput } from '@enerabi/shared/contract';
import type { Insertable, Kysely } from 'kysely';
import { saveFacilities } from '../../../catalogue/facilities/save-facilities.ts';
import { deriveSecrets } from '../../../identity/secret/secrets.ts';
import { type AskedApp, type Asking, openApp, type Reply } from '../../../identity/testing/open-app.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { VisitSlotTable } from '../../../platform/db/visit-schema.ts';
import { ownerOf } from '../../../testing/owner-of.ts';
import { sampleRecord } from '../../../testing/sample-record.ts';
import { sampleSlot } from '../../../testing/sample-rows.ts';
import { type Discrepancy, findDiscrepancies } from './discrepancies.ts';

export const desk = 'desk@site.test';
/** Of the sample booking. */
export const startsAt = '2099-05-21 10:00:00';

const facilities = {
  a: { contact_mailaddress: 'a@facility.test', tour_acceptance: 'slots', facility_number: '1310000000001' },
  b: { tour_acceptance: 'slots' },
  phone: { tour_acceptance: 'phone' },
  hidden: { tour_acceptance: 'slots', is_published: false },
} as const;
type Path = keyof typeof facilities;

export interface BookingSite {
  ids: Record<Path, number>;
  app: AskedApp;
  /** Signs visitors' links. */
  linkKey: Buffer;
  /** Adds a slot for three families, all left, which lasts an hour; for any class. @returns its id */
  addSlot: (at?: string, known?: Partial<Insertable<VisitSlotTable>>, path?: Path) => Promise<number>;
  sample: (known?: Partial<BookVisitInput>) => BookVisitInput;
  /** As a visitor, unless `asking` has an authorization. */
  book: (known?: Partial<BookVisitInput>, asking?: Asking & { key?: string }) => Promise<Reply>;
  left: (slot: number) => Promise<number>;
  /** Slots whose capacity is not accounted for: there must never be one. */
  discrepancies: () => Promise<Discrepancy[]>;
  forget: () => Promise<void>;
}

/** Facilities that take bookings, and others, and the API. */
export async function openBookingSite(db: Kysely<Schema>): Promise<BookingSite> {
  const paths = Object.keys(facilities) as Path[];
  const record = (path_name: Path) =>
    sampleRecord(path_name.toUpperCase(), {
      path_name,
      name: `${path_name}保育園`,
      ...facilities[path_name],
    });
  await saveFacilities(db, paths.map(record));
  const owners = await Promise.all(paths.map((path) => ownerOf(db, path)));
  const ownerAt = (path: Path) => owners[paths.indexOf(path)] as (typeof owners)[number];
  const ids = Object.fromEntries(
    paths.map((path) => [path, ownerAt(path).facility_id]),
  ) as BookingSite['ids'];
  const secret = 'a secret of tests alone, 32 bytes';
  const app = await openApp(db, { desk, secret });
  const sample: BookingSite['sample'] = (known = {}) => ({
    facility_id: ids.a,
    person_last_name: '花岡',
    person_first_name: '花子',
    person_last_name_furigana: 'はなおか',
    person_first_name_furigana: 'はなこ',
    person_contact_phone: '09012345678',
    person_contact_mail: 'hanako@example.jp',
    child_birthday_1: '2026-04-02',
    desired_reservation_datetime: startsAt,
    person_number: 2,
    child_number: 1,
    message_to_childcare_facility: 'ベビーカーで伺います。',
    terms_version: '2026-11-22',
    ...known,
  });
  return {
    ids,
    app,
    linkKey: deriveSecrets(secret).bookings,
    sample,
    addSlot: async (at = startsAt, known = {}, path = 'a') => {
      const ends_at = `${at.slice(0, 11)}${String(Number(at.slice(11, 13)) + 1).padStart(2, '0')}${at.slice(13)}`;
      const row = { ends_at, child_class_ids: [], capacity: 3, families_left: 3, ...known };
      const values = sampleSlot(ownerAt(path), at, row);
      return (await db.insertInto('visit_slot').values(values).returning('id').executeTakeFirstOrThrow()).id;
    },
    book: (known, { key, ...asking } = {}) =>
      app.post('/api/one_stop/booking', sample(known), {
        ...asking,
        headers: { ...asking.headers, ...(key !== undefined && { 'idempotency-key': key }) },
      }),
    left: async (slot) => {
      const query = db.selectFrom('visit_slot').select('families_left').where('id', '=', slot);
      return (await query.executeTakeFirstOrThrow()).families_left;
    },
    discrepancies: () => findDiscrepancies(db),
    forget: async () => {
      for (const table of [
        'waitlist_entry',
        'booking',
        'visit_slot',
        'account',
        'mail',
        'idempotency_key',
        'attempt',
      ] as const)
        await db.deleteFrom(table).execute();
    },
  };
}
