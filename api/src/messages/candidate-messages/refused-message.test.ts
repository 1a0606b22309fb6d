import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import {
  daysAhead,
  forgetMessages,
  type Message,
  type MessageSite,
  openMessageSite,
} from './testing/message-site.ts';

const person = { last_name: '花岡', first_name: '花子' };

describeOnDatabases('a message that is refused (R5.3, R6.3)', (database) => {
  let site: MessageSite;
  beforeAll(async () => {
    site = await openMessageSite(database.db);
  });
  beforeEach(() => forgetMessages(database.db));

  const nothingIsStored = async () => {
    for (const table of ['candidate_message', 'mail', 'idempotency_key', 'attempt'] as const)
      expect(
        await database.db
          .selectFrom(table)
          .select('ctid' as never)
          .execute(),
      ).toEqual([]);
  };

  it.each<[string, (site: MessageSite) => Message, number, string, string | undefined]>([
    ['an unknown facility', () => ({ facility_id: 2_147_483_647 }), 404, 'facility_not_found', undefined],
    ['a hidden facility', ({ ids }) => ({ facility_id: ids.hidden }), 404, 'facility_not_found', undefined],
    [
      'a facility for members',
      ({ ids }) => ({ facility_id: ids.closed }),
      403,
      'onetime_not_accepted',
      undefined,
    ],
    [
      'an ended posting',
      ({ jobs }) => ({ job_posting_id: jobs.ended }),
      422,
      'job_posting_not_found',
      'job_posting_id',
    ],
    [
      'another’s posting',
      ({ jobs }) => ({ job_posting_id: jobs.other }),
      422,
      'job_posting_not_found',
      'job_posting_id',
    ],
    [
      'a visit where there are none (R4.3)',
      ({ ids }) => ({
        facility_id: ids.b,
        kinds: [{ id: 1001, value: true }],
        candidate_information: { ...person, phone_number: '09012345678' },
      }),
      422,
      'contact_kind_not_permitted',
      'kinds',
    ],
    [
      'a day that is today',
      () => ({ preferred_dates: [{ preferred_date: daysAhead(0), start_time: '10:00' }] }),
      422,
      'preferred_date_too_early',
      'preferred_dates.0.preferred_date',
    ],
    [
      'a day in a year',
      () => ({
        preferred_dates: [1, 366].map((days) => ({ preferred_date: daysAhead(days), start_time: '10:00' })),
      }),
      422,
      'preferred_date_too_far',
      'preferred_dates.1.preferred_date',
    ],
    [
      'a day that does not exist',
      () => ({ preferred_dates: [{ preferred_date: '2027-02-30', start_time: '10:00' }] }),
      422,
      'preferred_date_not_a_day',
      'preferred_dates.0.preferred_date',
    ],
    ['no kind', () => ({ kinds: [{ id: 1005, value: false }] }), 422, 'invalid_request', 'kinds'],
    [
      'a kind of work for a child (R4.1)',
      () => ({ kinds: [{ id: 999, value: true }] }),
      422,
      'invalid_request',
      'kinds',
    ],
    ['20,000 characters', () => ({ content: 'あ'.repeat(20_000) }), 422, 'invalid_request', 'content'],
    ['blanks', () => ({ content: ' \n　' }), 422, 'invalid_request', 'content'],
    ['half a surrogate pair', () => ({ content: '花\uD83D' }), 422, 'invalid_request', 'content'],
    ['no mail address', () => ({ mailaddress: 'hanako' }), 422, 'invalid_request', 'mailaddress'],
    [
      'a visit without a phone number',
      () => ({ kinds: [{ id: 1001, value: true }] }),
      422,
      'invalid_request',
      'candidate_information.phone_number',
    ],
    [
      'no Japanese phone number',
      () => ({ candidate_information: { ...person, phone_number: '12' } }),
      422,
      'invalid_request',
      'candidate_information.phone_number',
    ],
    [
      'four dates (R4.6)',
      () => ({
        preferred_dates: [2, 3, 4, 5].map((days) => ({
          preferred_date: daysAhead(days),
          start_time: '10:00',
        })),
      }),
      422,
      'invalid_request',
      'preferred_dates',
    ],
    [
      'a child that is not there (R4.4)',
      () => ({ candidate_information: { ...person, children: [], sending_children: [1] } }),
      422,
      'invalid_request',
      'candidate_information.sending_children',
    ],
    [
      'a birthday long ago',
      () => ({
        candidate_information: {
          ...person,
          children: [{ birthday: '1990-01-01', is_default_selected: true, display_order: 1 }],
        },
      }),
      422,
      'invalid_request',
      'candidate_information.children.0.birthday',
    ],
    ['an unknown field', () => ({ admin: true }), 422, 'invalid_request', 'admin'],
    [
      'a password without a posting (R6.5)',
      () => ({ password: '花岡の庭に咲く花' }),
      422,
      'invalid_request',
      'password',
    ],
    [
      'a common password',
      ({ jobs }) => ({ password: 'password', job_posting_id: jobs.open }),
      422,
      'invalid_request',
      'password',
    ],
  ])('%s', async (_, change, status, code, field) => {
    const reply = await site.send(site.sample(change(site)), { key: '"refused"' });
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    if (field) expect(reply.body.errors.map((one: { field: string }) => one.field)).toContain(field);
    if (code !== 'invalid_request' || field !== 'password') await nothingIsStored();
  });

  it('has a key that cannot be one', async () => {
    for (const key of ['', '"a', 'a b', 'a'.repeat(256)]) {
      const reply = await site.send(site.sample(), { key });
      expect([reply.status, reply.body.code]).toEqual([400, 'invalid_idempotency_key']);
    }
    await nothingIsStored();
  });

  it('is a member’s without a session: 401', async () => {
    expect(await site.send(site.sample(), { authorization: 'Bearer none' })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  it('may be sent by a member where visitors may not, of a kind that is answered', async () => {
    const { authorization } = await insertMember(database.db);
    const send = (id: 1005 | 1006) =>
      site.send(site.sample({ facility_id: site.ids.closed, kinds: [{ id, value: true }] }), {
        authorization,
      });
    expect(await send(1006)).toMatchObject({ status: 422, body: { code: 'contact_kind_not_permitted' } });
    expect(await send(1005)).toMatchObject({ status: 200, body: { state: 'queued' } });
  });

  it.each<[string, number, string, (turn: number, site: MessageSite) => [Message, string]]>([
    ['address', 10, 'too_many_messages', (turn) => [{ content: `${turn}つ目` }, `192.0.2.${turn}`]],
    [
      'network',
      60,
      'too_many_messages_from_network',
      (turn, { ids }) => [
        { mailaddress: `a${turn}@example.jp`, facility_id: turn % 2 ? ids.a : ids.b },
        '192.0.2.9',
      ],
    ],
    [
      'facility',
      60,
      'too_many_messages_to_facility',
      (turn) => [{ mailaddress: `a${turn}@example.jp` }, `198.51.100.${turn}`],
    ],
  ])('is one too many in an hour, by %s', async (_, most, code, other) => {
    const send = (turn: number) => {
      const [change, from] = other(turn, site);
      return site.send(site.sample(change), { from, key: `"${turn}"` });
    };
    for (let turn = 1; turn <= most; turn += 1) expect((await send(turn)).status).toBe(200);
    const refused = await send(most + 1);
    expect([refused.status, refused.body.code]).toEqual([429, code]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect((await send(most)).status).toBe(200);
  });
});
