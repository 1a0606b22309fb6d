import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { allBookingTimes } from '../../visits/slots/booking-times.queries.ts';
import type { DocumentSource } from '../index/refreshing-index.ts';
import {
  allDocuments,
  type FacilityChanges,
  findChanges,
  findDocuments,
  forgetForeignTransactions,
} from './facility-document.queries.ts';
import type { FacilityDocument } from './facility-document.ts';
import { FacilityIndex } from './facility-index.ts';

const bookingsBatch = 20_000;

/** Published facilities, and when their visits can be booked. */
export const facilitySource = (
  db: Kysely<Schema>,
): DocumentSource<FacilityDocument, FacilityIndex, FacilityChanges> => ({
  createIndex: () => new FacilityIndex(),
  idOf: ({ facility_id }) => facility_id,
  all: (batch) => allDocuments(db, batch),
  complete: async (index) => {
    for await (const times of allBookingTimes(db, bookingsBatch)) index.setBookingTimes(times);
  },
  find: (ids) => findDocuments(db, ids),
  changes: (horizon) => findChanges(db, horizon),
  apply: (index, { bookings }) => index.setBookingTimes(bookings),
  forgetForeignTransactions: () => forgetForeignTransactions(db),
});
