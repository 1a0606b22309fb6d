import { contactKinds } from '@enerabi/shared/constants';
import {
  type ContactCalendar,
  getContactCalendar,
  getFacility,
  getFacilityContactLink,
  getJobPosting,
  getProfile,
  type JobPostingDetail,
  type Profile,
  type SentCandidateMessage,
  sendCandidateMessage,
  sendOnetimeCandidateMessage,
} from '@enerabi/shared/contract';
import type { Session } from '@enerabi/shared/kernel';
import {
  answering,
  createInMemoryApi,
  problem,
  renderRoutes,
  sampleFacilityDetail,
} from '@enerabi/shared/testing';
import { sampleJob } from '@enerabi/shared/testing/sample-jobs';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../routes.ts';

export const sent: SentCandidateMessage = {
  reference: '7K3M-94QF',
  recipient: 'facility',
  state: 'queued',
  sent_at: '2026-05-20 10:00:00',
};

export interface ContactSite {
  /** Step, and possibly a query. */
  at: string;
  asksOnetime?: boolean;
  /** Ids that the facility answers; default: all. */
  kinds?: number[];
  isOpen?: boolean;
  member?: { session: Session; profile: Profile };
  calendar?: () => ContactCalendar | ReturnType<typeof problem>;
  /** Answers a message; a member's call and a visitor's are told apart by `sender`. */
  send?: (body: unknown, sender: 'member' | 'visitor') => SentCandidateMessage | ReturnType<typeof problem>;
}

const posting = (isOpen: boolean): JobPostingDetail => ({
  is_open: isOpen,
  job: { ...sampleJob(), job_posting_id: 5 },
  facility: sampleFacilityDetail(),
  interviews: [],
  of_facility: [],
  nearby: [],
});

/** The contact pages with the API of one facility, whose posting is `nursery-teacher`. */
export function openContact({
  at,
  asksOnetime = true,
  kinds = contactKinds.map(({ id }) => id),
  isOpen = true,
  member,
  calendar = () => ({ from: '2099-05-21', to: '2099-06-20', marked: [] }),
  send = () => sent,
}: ContactSite) {
  const api = createInMemoryApi(
    answering(getFacility, ({ query }) =>
      query.path_name === 'hanaoka' ? sampleFacilityDetail() : problem(404, 'facility_not_found'),
    ),
    answering(getJobPosting, ({ query }) =>
      query.job_posting_path_name === 'nursery-teacher'
        ? posting(isOpen)
        : problem(404, 'job_posting_not_found'),
    ),
    answering(getFacilityContactLink, () => ({
      ask_onetime: asksOnetime,
      candidate_contact_kinds: kinds.map((id) => ({ facility_candidate_contact_kind_id: id })),
      links: [],
    })),
    answering(getContactCalendar, calendar),
    answering(getProfile, () => member?.profile ?? problem(401, 'unauthorized')),
    answering(sendCandidateMessage, ({ body }) => send(body, 'member')),
    answering(sendOnetimeCandidateMessage, ({ body }) => send(body, 'visitor')),
  );
  return renderRoutes(routes, {
    at: `/contact/hanaoka/${at}`,
    api,
    ...(member && { session: member.session }),
  });
}

/** Pastes a text, as quick as a browser that fills in. */
export async function fillField(user: UserEvent, name: RegExp, text: string): Promise<void> {
  await user.click(await field(name));
  await user.paste(text);
}

/** Fills in what every contact requires beside its kinds. */
export async function fillContact(user: UserEvent, content: string): Promise<void> {
  await fillField(user, /^内容/, content);
  await fillField(user, /^姓/, '花岡');
  await fillField(user, /^名/, '花子');
  await fillField(user, /^メールアドレス/, 'hanako@example.jp');
}

export const field = (name: RegExp) => screen.findByRole('textbox', { name });
export const goOn = () => screen.findByRole('button', { name: '確認画面へ進む' });
export const sendButton = () => screen.findByRole('button', { name: '送信する' });
export const alert = () => screen.findByRole('alert');
