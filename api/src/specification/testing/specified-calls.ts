import { dayInJapan } from '@enerabi/shared/clock';
import { expect } from '@jest/globals';

/** Values of one call's reply that a later one needs. */
export interface Known {
  mailaddress: string;
  password: string;
  facilityId: number;
  jobPostingId: number;
  cognito_sub?: string;
  authentication_code?: string;
  TokenType?: string;
  IdToken?: string;
  RefreshToken?: string;
}

interface Sent {
  /** With its `?`, and brackets unencoded. */
  query?: string;
  body?: object;
  isMember?: boolean;
}

/** A call of the specification, and what answers it. */
export interface SpecifiedCall {
  /** Method and path as in the specification. */
  call: string;
  /** The specification's own name of a call without method and path. */
  name?: string;
  /** Only fields that the specification names. */
  as: (known: Known) => Sent;
  /** Body of the reply, of status 200. */
  answers: unknown;
  keep?: (known: Known, body: Partial<Known>) => void;
}

const some = <T extends object>(fields: T) => expect.objectContaining(fields);

/** The reply of a message sent, whose fields the specification does not show. */
const sentMessage = {
  reference: expect.stringMatching(/^\w{4}-\w{4}$/),
  recipient: 'desk',
  state: 'queued',
  sent_at: expect.any(String),
};

const message = {
  kinds: [{ id: 1001, name: '見学', value: true, purpose_kind_id: 2 }],
  content: '見学を希望します。',
  purpose_kind_id: 2,
  mailaddress: 'hanako@example.jp',
  preferred_dates: [
    { preferred_date: dayInJapan(new Date(Date.now() + 30 * 86_400_000)), start_time: '10:00' },
  ],
  candidate_information: {
    last_name: '花岡',
    first_name: '花子',
    phone_number: '09012345678',
    children: [{ is_default_selected: true, display_order: 1 }],
    sending_children: [1],
  },
};

/** The calls of section 7, in an order in which each has the values that it needs. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  {
    call: 'POST /api/register',
    as: ({ mailaddress, password }) => ({ body: { mailaddress, password } }),
    answers: { cognito_sub: expect.any(String) },
    keep: (known, { cognito_sub }) => Object.assign(known, { cognito_sub }),
  },
  {
    // The address alone does not reveal whose status it is (decision 090).
    call: 'GET /api/front_get_user_status',
    as: ({ mailaddress }) => ({ query: `?mailaddress=${encodeURIComponent(mailaddress)}` }),
    answers: { status: 'unknown' },
  },
  {
    call: 'POST /api/activate',
    as: ({ authentication_code, mailaddress, cognito_sub }) => ({
      body: { authentication_code, mailaddress, cognito_sub },
    }),
    answers: some({ TokenType: 'Bearer', ExpiresIn: 600, IdToken: expect.any(String) }),
  },
  {
    call: 'POST /api/login',
    as: ({ mailaddress, password }) => ({ body: { mailaddress, password } }),
    answers: {
      ExpiresIn: 600,
      TokenType: 'Bearer',
      RefreshToken: expect.any(String),
      IdToken: expect.any(String),
    },
    keep: Object.assign,
  },
  {
    call: 'POST /api/refresh',
    as: ({ RefreshToken }) => ({ isMember: true, body: { refresh_token: RefreshToken } }),
    answers: { ExpiresIn: 600, TokenType: 'Bearer', IdToken: expect.any(String) },
    keep: Object.assign,
  },
  {
    call: 'GET /api/front_me',
    as: () => ({ isMember: true }),
    answers: some({ positions: [{ position_kind_id: 2 }] }),
  },
  {
    // The specification does not show its fields: these are ours.
    call: 'POST /api/register_basic_information',
    as: () => ({
      isMember: true,
      body: {
        last_name: '花岡',
        first_name: '花子',
        last_name_furigana: 'ハナオカ',
        first_name_furigana: 'ハナコ',
        phone_number: '090-1234-5678',
      },
    }),
    answers: {},
  },
  {
    // A member is informed about the own address.
    call: 'GET /api/front_get_user_status',
    as: ({ mailaddress }) => ({ isMember: true, query: `?mailaddress=${mailaddress}` }),
    answers: { status: 'registered' },
  },
  {
    call: 'POST /api/send_candidate_message',
    as: ({ facilityId }) => ({
      isMember: true,
      body: { ...message, facility_id: facilityId, job_posting_id: null },
    }),
    answers: sentMessage,
  },
  {
    call: 'POST /api/send_onetime_candidate_message',
    as: ({ facilityId }) => ({ body: { ...message, facility_id: facilityId } }),
    answers: sentMessage,
  },
  {
    // The specification does not show method and path: a visitor's takes the way of R6.5.
    name: 'Job contact send',
    call: 'POST /api/send_onetime_candidate_message',
    as: ({ facilityId, jobPostingId }) => ({
      body: {
        ...message,
        kinds: [{ id: 1, name: '見学', value: true, purpose_kind_id: 1 }],
        purpose_kind_id: 1,
        password: '',
        facility_id: facilityId,
        job_posting_id: jobPostingId,
      },
    }),
    answers: sentMessage,
  },
  {
    call: 'POST /api/front/support_message',
    as: ({ facilityId }) => ({
      body: {
        child_class_id: 1,
        parent_age_text: '30代前半',
        gender_kind_id: 1,
        support_message_recommend_kind_id: 1,
        support_message_description: 'いつもありがとうございます。',
        facility_id: facilityId,
      },
    }),
    answers: { reference: expect.any(String), state: 'waiting' },
  },
  {
    call: 'GET /api/front/support_message',
    as: () => ({ query: '?facility_path_name=a&page=1&limit=10' }),
    answers: some({ total: 0, page: 1, limit: 10, support_messages: [] }),
  },
  {
    call: 'POST /api/one_stop/booking',
    as: ({ facilityId }) => ({
      isMember: true,
      body: {
        person_last_name: '花岡',
        person_first_name: '花子',
        person_last_name_furigana: 'ハナオカ',
        person_first_name_furigana: 'ハナコ',
        person_contact_phone: '09012345678',
        person_contact_mail: 'hanako@example.jp',
        child_birthday_1: '2026-04-02',
        child_birthday_2: null,
        child_birthday_3: null,
        desired_admission_date: '2099-04-01',
        desired_reservation_datetime: '2099-02-01 10:00:00',
        person_number: 1,
        child_number: 0,
        message_to_childcare_facility: '',
        facility_id: facilityId,
        facility_number: '1310000000001',
      },
    }),
    answers: some({ success: true, message: expect.any(String) }),
  },
  {
    call: 'GET /api/one_stop/booking_available_times',
    as: () => ({ query: '?facility_number=1310000000001' }),
    answers: { data: some({ total_size: 1 }) },
  },
  {
    // The specification does not show its query: arrays use bracket notation, as in all others.
    call: 'GET /api/front_get_facilties',
    as: () => ({ query: '?area=130001&facility_types[]=1&facility_types[]=2' }),
    answers: some({ total: 1, facilities: [some({ path_name: 'a' })] }),
  },
  {
    call: 'GET /api/front_get_facility',
    as: () => ({ query: '?path_name=a&is_published=true' }),
    answers: some({ path_name: 'a' }),
  },
  {
    call: 'GET /api/front_get_facility_interview',
    as: () => ({ query: '?facility_path_name=a&interview_path_name=nurse&is_published=true' }),
    answers: some({ path_name: 'nurse' }),
  },
  {
    call: 'GET /api/front/recommend/nearby_facilities',
    as: () => ({
      query:
        '?search_target_lat=35.68&search_target_lng=139.76&limit=3&search_accept_facility_tour=false&search_ask_onetime=false',
    }),
    answers: { facilities: [some({ path_name: 'a', distance_m: 0 })] },
  },
  {
    // Its query is passed through: the visible box.
    call: 'GET /api/front_facilities_by_map_search',
    as: () => ({ query: '?south=35.6&west=139.7&north=35.7&east=139.8&facility_types[]=1' }),
    answers: some({ total: 1, facilities: [some({ path_name: 'a' })] }),
  },
  {
    call: 'GET /api/front_get_facility_contact_link',
    as: ({ facilityId }) => ({ query: `?facility_id=${facilityId}` }),
    answers: some({ ask_onetime: true, links: expect.any(Array) }),
  },
];
