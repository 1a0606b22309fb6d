import type { Profile } from '../../contract/index.ts';
import type { Session } from '../../kernel/index.ts';

const cognito_sub = '3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10';

/** A logged-in parent; `changes` have what the test is about. */
export const sampleSession = (changes: Partial<NonNullable<Session['user']>> = {}): Session => ({
  user: {
    cognito_sub,
    mailaddress: 'hanako@example.jp',
    positions: [{ position_kind_id: 2 }],
    last_name: '花岡',
    first_name: '花子',
    ...changes,
  },
  expiresAt: Date.parse('2026-05-20T12:00:00+09:00'),
});

/** A profile with all required fields and one child. */
export const sampleProfile = (
  changes: Partial<Omit<Profile, 'information'>> & { information?: Partial<Profile['information']> } = {},
): Profile => ({
  job_experiences: [],
  positions: [{ position_kind_id: 2 }],
  has_basic_information: true,
  ...changes,
  information: {
    mailaddress: 'hanako@example.jp',
    last_name: '花岡',
    first_name: '花子',
    last_name_furigana: 'ハナオカ',
    first_name_furigana: 'ハナコ',
    phone_number: '090-1234-5678',
    postal_code: '7440024',
    prefecture_code: '350001',
    municipality_name: '下松市',
    address: '末武上1065',
    building: '',
    job_kind_id: null,
    job_detail_kind_id: null,
    school_name: '',
    department_name: '',
    grade: null,
    year_of_graduation: null,
    children: [{ birthday: '2024-06-01', is_default_selected: true, display_order: 1 }],
    ...changes.information,
  },
});
