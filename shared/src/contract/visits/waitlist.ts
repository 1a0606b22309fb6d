import type { Operation } from '../operation.ts';
import type * as schemas from './waitlist.schemas.ts';

export type {
  JoinedWaitlist,
  JoinWaitlist,
  JoinWaitlistInput,
  WaitlistEntries,
  WaitlistEntry,
} from './waitlist.schemas.ts';

const load = () => import(/* webpackChunkName: 'waitlist-schemas' */ './waitlist.schemas.ts');

/** Why a family cannot wait: 400 with `success: false` and a `message` in Japanese. */
export const waitRefusals = [
  'visits_not_booked_here',
  'slot_not_found',
  'booking_closed',
  'slot_available',
  'facility_already_booked',
  'child_of_other_class',
  'child_class_unknown',
] as const;
export type WaitRefusal = (typeof waitRefusals)[number];

/** The page on which a family sees its position, leaves the list, and goes on to book what is held for it. */
export const waitlistPagePath = (token: string): string =>
  `/one_stop/waitlist?${new URLSearchParams({ token })}`;

/**
 * Waits for a visit that is full, or for any visit of a day that is. A link is mailed to the address. Idempotent: the
 * same again mails the link again. 400 with `success: false` and a `message`: one of `waitRefusals`; 404
 * `facility_not_found`; 422 `invalid_request`; 429 `too_many_attempts`.
 */
export const joinWaitlist: Operation<typeof schemas.joinWaitlist> = {
  id: 'joinWaitlist',
  method: 'POST',
  path: '/api/one_stop/waitlist',
  summary: '見学のキャンセル待ちをする',
  problems: [...waitRefusals, 'facility_not_found', 'too_many_attempts'],
  schemas: async () => (await load()).joinWaitlist,
};

/** What a family waits for, by the token of the link in its mails. 404 `waitlist_entry_not_found`. */
export const getWaitlistEntry: Operation<typeof schemas.getWaitlistEntry> = {
  id: 'getWaitlistEntry',
  method: 'GET',
  path: '/api/one_stop/waitlist',
  summary: '見学のキャンセル待ちの状況',
  problems: ['waitlist_entry_not_found'],
  schemas: async () => (await load()).getWaitlistEntry,
};

/** What the member's confirmed mail address waits for, soonest first, each with the token of its page. 401 `unauthorized`. */
export const listWaitlistEntries: Operation<typeof schemas.listWaitlistEntries> = {
  id: 'listWaitlistEntries',
  method: 'GET',
  path: '/api/one_stop/waitlist_entries',
  summary: '会員の見学のキャンセル待ち',
  problems: ['unauthorized'],
  schemas: async () => (await load()).listWaitlistEntries,
};

/** Leaves the list; what is held is offered to the next. Idempotent. 404 `waitlist_entry_not_found`. */
export const leaveWaitlist: Operation<typeof schemas.leaveWaitlist> = {
  id: 'leaveWaitlist',
  method: 'POST',
  path: '/api/one_stop/leave_waitlist',
  summary: '見学のキャンセル待ちを取り消す',
  problems: ['waitlist_entry_not_found'],
  schemas: async () => (await load()).leaveWaitlist,
};
