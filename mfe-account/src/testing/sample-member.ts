import type { FavoriteJob, MemberBooking, Mypage, SentMessage } from '@enerabi/shared/contract';
import { sampleJob } from '@enerabi/shared/testing/sample-jobs';

export const sampleBooking = (changes: Partial<MemberBooking> = {}): MemberBooking => ({
  booking_id: 7,
  facility: {
    path_name: 'hanaoka',
    name: '花岡保育園',
    prefecture_code: '350001',
    municipality_name: '下松市',
    address: '山口県下松市大字末武上1065番地',
    is_demo: false,
    phone: '0833-43-1234',
  },
  starts_at: '2026-05-20 10:00:00',
  ends_at: '2026-05-20 10:30:00',
  cancel_by: '2026-05-19 17:00:00',
  state: 'booked',
  is_cancellable: true,
  person_number: 2,
  child_number: 1,
  message_to_childcare_facility: '',
  booked_at: '2026-05-01 09:12:34',
  ...changes,
});

export const sampleMessage = (changes: Partial<SentMessage> = {}): SentMessage => ({
  message_id: 3,
  facility: { path_name: 'hanaoka', name: '花岡保育園', is_demo: false },
  purpose_kind_id: 2,
  contact_kind_ids: [1005],
  content: '来年4月の1歳児クラスについて伺います。',
  sent_at: '2026-05-02 08:00:00',
  ...changes,
});

export const sampleMypage = (changes: Partial<Mypage> = {}): Mypage => ({
  has_basic_information: true,
  visits: { total: 0, next: [] },
  favorite_facilities: { total: 0, latest: [] },
  favorite_jobs: { total: 0 },
  messages: { total: 0, latest: [] },
  ...changes,
});

export const sampleFavoriteJob = (changes: Partial<FavoriteJob> = {}): FavoriteJob => ({
  ...sampleJob(),
  job_posting_id: 5,
  facility: {
    facility_id: 1,
    path_name: 'hanaoka',
    name: '花岡保育園',
    prefecture_code: '350001',
    municipality_name: '下松市',
    is_demo: false,
  },
  is_open: true,
  is_facility_shown: true,
  saved_on: '2026-05-01',
  ...changes,
});
