import type { Insertable } from 'kysely';
import type { EventTable, NotificationTable } from '../platform/db/schema.ts';
import type { SupportMessageTable } from '../platform/db/support-message-schema.ts';
import type { VisitSlotTable } from '../platform/db/visit-schema.ts';
import type { InterviewTable, JobPostingTable } from '../platform/db/work-schema.ts';

/** Owner of a row of a facility's own tables. */
export interface Owner {
  facility_id: number;
  prefecture_code: string;
}

/** Rows with few facts; `known` sets those that matter to the test. */
export const sampleSlot = (
  owner: Owner,
  starts_at: string,
  known: Partial<Insertable<VisitSlotTable>> = {},
): Insertable<VisitSlotTable> => {
  const begins = new Date(`${starts_at.replace(' ', 'T')}+09:00`);
  return {
    ...owner,
    starts_at,
    ends_at: `${starts_at.slice(0, 10)} 23:00:00`,
    child_class_ids: [0, 1, 2],
    capacity: 3,
    families_left: 2,
    book_by: begins,
    cancel_by: begins,
    ...known,
  };
};

export const sampleNotification = (
  owner: Owner,
  path_name: string,
  known: Partial<Insertable<NotificationTable>> = {},
): Insertable<NotificationTable> => ({
  ...owner,
  path_name,
  title: `お知らせ ${path_name}`,
  body: '園庭を開放します。',
  audience: 'applicant',
  posted_on: '2026-05-20',
  ...known,
});

export const sampleEvent = (
  owner: Omit<Owner, 'facility_id'> & { facility_id: number | null },
  path_name: string,
  known: Partial<Insertable<EventTable>> = {},
): Insertable<EventTable> => ({
  ...owner,
  path_name,
  title: `イベント ${path_name}`,
  body: 'どなたでもご参加いただけます。',
  audience: 'applicant',
  starts_at: '2026-06-06 10:00:00',
  ends_at: '2026-06-06 12:00:00',
  posted_on: '2026-05-01',
  ...known,
});

export const sampleSupportMessage = (
  owner: Owner,
  known: Partial<Insertable<SupportMessageTable>> = {},
): Insertable<SupportMessageTable> => ({
  ...owner,
  child_class_id: 1,
  parent_age_text: '30代前半',
  gender_kind_id: 1,
  support_message_recommend_kind_id: 2,
  support_message_description: '毎朝、笑顔で迎えてくれます。',
  posted_on: '2026-05-20',
  is_published: true,
  ...known,
});

export const sampleInterview = (
  { facility_id }: Owner,
  path_name: string,
  known: Partial<Insertable<InterviewTable>> = {},
): Insertable<InterviewTable> => ({
  facility_id,
  path_name,
  title: `インタビュー ${path_name}`,
  job_type: 1,
  job_title: '保育士',
  years_of_service: 3,
  introduction: '別の園で2年働きました。',
  answers: JSON.stringify([{ question: '決め手は何ですか。', answer: '見学です。' }]),
  posted_on: '2026-05-20',
  ...known,
});

export const sampleJobPosting = (
  owner: Owner,
  path_name: string,
  known: Partial<Insertable<JobPostingTable>> = {},
): Insertable<JobPostingTable> => ({
  ...owner,
  path_name,
  job_type: 1,
  employment_status: 2,
  title: `求人 ${path_name}`,
  duties: '保育全般',
  duties_change: '変更なし',
  place: '当園',
  place_change: '変更なし',
  contract_term: '期間の定めなし',
  renewal_limit: null,
  probation: '3か月（労働条件は同じです）',
  hours: '8:30〜17:30（休憩60分）',
  holidays: '土曜日・日曜日・祝日',
  salary_unit: 'month',
  salary_min: 210_000,
  salary_max: 260_000,
  salary_note: null,
  fixed_overtime_pay: null,
  fixed_overtime_hours: null,
  insurance: '健康保険、厚生年金保険、雇用保険、労災保険',
  passive_smoking_measure: '敷地内禁煙',
  employer_name: '社会福祉法人テスト会',
  posted_on: '2026-05-01',
  updated_on: '2026-05-10',
  valid_through: '2026-06-30',
  ...known,
});
