import type { CandidateMessage } from '@enerabi/shared/contract';
import { sendOnetimeCandidateMessage } from '@enerabi/shared/contract/messages/candidate-message.schemas';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { claimsOfMessage } from './claim.rules.ts';
import { newMessageOf } from './new-message.rules.ts';

const parsed = (known: object = {}): CandidateMessage =>
  sendOnetimeCandidateMessage.body.parse({
    facility_id: 1,
    purpose_kind_id: 1,
    kinds: [
      { id: 999, value: true },
      { id: 1, value: false },
    ],
    content: ' 空きはありますか。\n',
    mailaddress: 'hanako@example.jp',
    candidate_information: { last_name: '花岡', first_name: '花子' },
    ...known,
  });

describe('what is stored of a message', () => {
  it('is what was checked and typed, without blanks around it', () => {
    expect(newMessageOf(parsed())).toMatchObject({
      jobPostingId: null,
      contactKindIds: [999],
      content: '空きはありますか。',
      preferredDates: [],
      candidate: {
        last_name: '花岡',
        phone_number: '',
        job_kind_id: null,
        job_experience: null,
        children: [],
      },
    });
  });

  it('has no experience without years', () => {
    const experience = (job_experience: object) =>
      newMessageOf(parsed({ candidate_information: { last_name: '花', first_name: '子', job_experience } }))
        .candidate.job_experience;
    expect(experience({ job_type_id: 1, experience_year_id: null })).toBeNull();
    expect(experience({ job_type_id: 1 })).toBeNull();
    expect(experience({ job_type_id: 1, experience_year_id: 2 })).toEqual({
      job_type_id: 1,
      experience_year_id: 2,
    });
  });

  it('has the selected children alone, whatever the others are (R4.4)', () => {
    const orders = fc.uniqueArray(fc.integer({ min: 1, max: 10 }));
    fc.assert(
      fc.property(orders, fc.func(fc.boolean()), (all, isSelected) => {
        const sending_children = all.filter((order) => isSelected(order));
        const children = all.map((display_order) => ({ display_order, is_default_selected: true }));
        const { candidate } = newMessageOf(
          parsed({
            candidate_information: { last_name: '花', first_name: '子', children, sending_children },
          }),
        );
        expect(candidate.children.map(({ display_order }) => display_order)).toEqual(
          sending_children.toSorted((a, b) => a - b),
        );
      }),
    );
  });
});

describe('what makes two calls the same', () => {
  const secret = Buffer.alloc(32, 1);
  const now = new Date('2026-11-25T00:00:00Z');
  const claims = (known: object = {}, rest: { password?: string; key?: string; caller?: string[] } = {}) =>
    claimsOfMessage(
      secret,
      {
        message: newMessageOf(parsed(known)),
        password: rest.password ?? '',
        idempotencyKey: rest.key,
        caller: rest.caller ?? ['network', '192.0.2.1'],
      },
      now,
    ).map(({ keyHash, fingerprint }) => [keyHash.toString('hex'), fingerprint.toString('hex')]);

  it('is the address and all that is sent, however the form says it', () => {
    const same = [
      { form_facts: { trap: '', seconds: 90 } },
      { mailaddress: 'hanako@example.jp ' },
      { content: '空きはありますか。' },
    ];
    for (const known of same) expect(claims(known)).toEqual(claims());
    const named = { kinds: [{ id: 999, name: '施設へのお問い合わせ', value: true, purpose_kind_id: 1 }] };
    expect(claims(named)).toEqual(claims());
  });

  it.each([
    { facility_id: 2 },
    { content: '空きは?' },
    { mailaddress: 'taro@example.jp' },
    { job_posting_id: 1 },
  ])('is not %j', (known) => {
    expect(claims(known)).not.toEqual(claims());
  });

  it('is the key of one caller, and the guard of all of them', () => {
    const [key, guard] = claims({}, { key: 'a' });
    const [otherKey, otherGuard] = claims({}, { key: 'a', caller: ['account', '1'] });
    expect(otherKey).not.toEqual(key);
    expect(otherGuard).toEqual(guard);
    expect(claims()).toEqual([guard]);
    expect(claims({}, { password: 'x' })).not.toEqual([guard]);
  });
});
