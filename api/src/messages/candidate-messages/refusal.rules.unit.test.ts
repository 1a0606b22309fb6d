import { contactKinds, tourAcceptances } from '@enerabi/shared/constants';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { NewMessage } from './new-message.rules.ts';
import { type AskedFacility, refusalOf } from './refusal.rules.ts';

const today = '2026-11-25';
const message = (known: Partial<NewMessage> = {}): NewMessage => ({
  facilityId: 1,
  jobPostingId: null,
  purposeKindId: 2,
  contactKindIds: [1005],
  content: '空きはありますか。',
  mailaddress: 'hanako@example.jp',
  preferredDates: [],
  candidate: {
    last_name: '花岡',
    first_name: '花子',
    phone_number: '',
    job_kind_id: null,
    job_detail_kind_id: null,
    school_name: '',
    department_name: '',
    grade: null,
    year_of_graduation: null,
    job_experience: null,
    children: [],
  },
  ...known,
});
const facility: AskedFacility = {
  tour_acceptance: 'message',
  candidate_contact_kinds: [],
  accepts_onetime_inquiry: true,
  has_posting: true,
};
const code = (known: Partial<NewMessage>, of: Partial<AskedFacility> = {}, isVisitor = true) =>
  refusalOf(message(known), { facility: { ...facility, ...of }, children: [], isVisitor, today })?.code;

it('is none for a plain question, and the first reason otherwise', () => {
  expect(code({})).toBeUndefined();
  expect(code({}, { accepts_onetime_inquiry: false, has_posting: false })).toBe('onetime_not_accepted');
  expect(code({}, { accepts_onetime_inquiry: false }, false)).toBeUndefined();
  expect(code({ contactKindIds: [1006] }, { has_posting: false })).toBe('job_posting_not_found');
});

it('permits the kinds of the facility, all of them without a list, and no visits where there are none (R4.3)', () => {
  const ids = contactKinds.map(({ id }) => id as number);
  const kinds = fc.subarray(ids);
  fc.assert(
    fc.property(
      kinds,
      fc.subarray(ids, { minLength: 1 }),
      fc.constantFrom(...tourAcceptances),
      (permitted, sent, tours) => {
        const isPermitted = (id: number) =>
          (permitted.length === 0 || permitted.includes(id)) && (tours !== 'none' || ![1, 1001].includes(id));
        const expected = sent.every(isPermitted) ? undefined : 'contact_kind_not_permitted';
        expect(
          code({ contactKindIds: sent }, { candidate_contact_kinds: permitted, tour_acceptance: tours }),
        ).toBe(expected);
      },
    ),
  );
});

it('names each date at fault, and the first one’s reason', () => {
  const preferredDates = ['2026-11-26', '2026-11-25', '2027-12-01'].map((preferred_date) => ({
    preferred_date,
    start_time: '10:00',
  }));
  const refusal = refusalOf(message({ preferredDates }), { facility, children: [], isVisitor: true, today });
  expect(refusal).toMatchObject({ status: 422, code: 'preferred_date_too_early' });
  expect(refusal?.errors).toMatchObject([
    { field: 'preferred_dates.1.preferred_date', code: 'preferred_date_too_early' },
    { field: 'preferred_dates.2.preferred_date', code: 'preferred_date_too_far' },
  ]);
});

it('holds a detail against its occupation, as in a profile', () => {
  const { candidate } = message();
  expect(code({ candidate: { ...candidate, job_kind_id: 1, job_detail_kind_id: 2 } })).toBeUndefined();
  expect(code({ candidate: { ...candidate, job_kind_id: 4, job_detail_kind_id: 2 } })).toBe(
    'invalid_request',
  );
});
