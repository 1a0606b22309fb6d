import {
  type AvailableTimeSlot,
  type BookedVisit,
  type BookVisit,
  bookVisit,
  type FacilityDetail,
  getFacility,
  getProfile,
  getWaitlistEntry,
  type JoinWaitlist,
  joinWaitlist,
  leaveWaitlist,
  listAvailableTimes,
  type Profile,
  type WaitlistEntry,
} from '@enerabi/shared/contract';
import type { Session } from '@enerabi/shared/kernel';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  type RenderedRoutes,
  renderRoutes,
  sampleFacilityDetail,
} from '@enerabi/shared/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../routes.ts';
import { sampleSlots } from './sample-slots.ts';

type Refused = ReturnType<typeof problem>;

export interface BookingSite {
  /** Default: the slots of hanaoka. */
  at?: string;
  facility?: Partial<FacilityDetail>;
  /** What the facility says to families that come. */
  guidance?: string | null;
  slots?: () => readonly AvailableTimeSlot[] | Refused;
  member?: { session: Session; profile: Profile };
  book?: (body: BookVisit) => BookedVisit | Refused;
  join?: (body: JoinWaitlist) => { success: true; message: string } | Refused;
  /** Of the token `1.a`. */
  entry?: () => WaitlistEntry;
  leave?: () => Record<string, never> | Refused;
}

export const booked: BookedVisit = {
  success: true,
  message: '見学を予約しました。',
  reference: '7K3M-94QF',
  starts_at: '2099-05-20 10:00:00',
  ends_at: '2099-05-20 10:30:00',
  cancel_by: '2099-05-19 17:00:00',
  calendar_token: '7K3M-94QF.mac',
};

const isProblem = (answer: unknown): answer is Refused => !Array.isArray(answer);

/** The booking pages with the API of one facility. */
export function openBooking({
  at = '/one_stop/f/hanaoka',
  facility = { tour_acceptance: 'slots' },
  slots = () => sampleSlots,
  guidance = null,
  member,
  book = () => booked,
  join = () => ({ success: true, message: 'キャンセル待ちに登録しました。' }),
  entry,
  leave = () => ({}),
}: BookingSite = {}): RenderedRoutes {
  return renderRoutes(routes, {
    at,
    can: everyCapability,
    api: createInMemoryApi(
      answering(getFacility, ({ query }) =>
        query.path_name === 'hanaoka' ? sampleFacilityDetail(facility) : problem(404, 'facility_not_found'),
      ),
      answering(listAvailableTimes, () => {
        const listed = slots();
        if (isProblem(listed)) return listed;
        const list = [...(listed as readonly AvailableTimeSlot[])];
        const data = { available_time_slot_list: list, total_size: list.length, visit_guidance: guidance };
        return { data };
      }),
      answering(getProfile, () => member?.profile ?? problem(401, 'unauthorized')),
      answering(bookVisit, ({ body }) => book(body as BookVisit)),
      answering(joinWaitlist, ({ body }) => join(body as JoinWaitlist)),
      answering(getWaitlistEntry, ({ query }) =>
        entry && query.token === '1.a' ? entry() : problem(404, 'waitlist_entry_not_found'),
      ),
      answering(leaveWaitlist, () => leave()),
    ),
    ...(member && { session: member.session }),
  });
}

/** Pastes a text, as quick as a browser that fills in. */
export async function fillField(user: UserEvent, name: RegExp, text: string): Promise<void> {
  await user.click(await screen.findByRole('textbox', { name }));
  await user.paste(text);
}

/** Fills in what every booking requires. */
export async function fillBooking(user: UserEvent): Promise<void> {
  await fillField(user, /^姓/, '花岡');
  await fillField(user, /^名/, '花子');
  await fillField(user, /^セイ/, 'はなおか');
  await fillField(user, /^メイ/, 'はなこ');
  await fillField(user, /^電話番号/, '09012345678');
  await fillField(user, /^メールアドレス/, 'hanako@example.jp');
  await user.click(screen.getByRole('checkbox', { name: /同意する/ }));
}

export const goOn = () => screen.findByRole('button', { name: '確認画面へ進む' });
export const bookButton = () => screen.findByRole('button', { name: '予約する' });
export const inputAt = '/one_stop/contact/hanaoka/contact_input';
