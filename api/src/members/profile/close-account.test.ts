import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { Argon2Hasher } from '../../identity/hashing/password-hasher.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, insertSession, type TestMember } from '../../testing/member.ts';
import { sampleBooking, sampleMessage } from '../../testing/member-rows.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { requestAs } from '../../testing/request-as.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { type Owner, sampleJobPosting, sampleSlot } from '../../testing/sample-rows.ts';
import { closeAccountOf } from './close-account.ts';

const passwords = new Argon2Hasher({ memoryCost: 8, timeCost: 1, parallelism: 1 });
const password = '園を探すための合言葉';
const ahead = ['2099-05-21 10:00:00', '2099-05-22 10:00:00'] as const;

describeOnDatabases('closing an account', (database) => {
  let app: Hono;
  let a: Owner;
  let job: number;
  let member: TestMember;
  let other: TestMember;
  let slots: number[];
  beforeAll(async () => {
    const { db } = database;
    await saveFacilities(db, [sampleRecord('A', { path_name: 'a', tour_acceptance: 'slots' })]);
    a = await ownerOf(db, 'a');
    const posting = db.insertInto('job_posting').values(sampleJobPosting(a, 'job')).returning('id');
    job = (await posting.executeTakeFirstOrThrow()).id;
    app = await createApp({ db, passwords });
  });
  beforeEach(async () => {
    for (const table of [
      'booking',
      'account',
      'mail',
      'visit_slot',
      'authentication_code',
      'attempt',
    ] as const)
      await database.db.deleteFrom(table).execute();
    const known = { password_hash: await passwords.hash(password) };
    member = await insertMember(database.db, { known });
    other = await insertMember(database.db, { known });
    const rows = ahead.map((at) => sampleSlot(a, at, { capacity: 3, families_left: 1 }));
    const added = await database.db.insertInto('visit_slot').values(rows).returning('id').execute();
    slots = added.map(({ id }) => id);
    for (const owner of [member, other]) await fill(owner);
  });

  /** Two visits ahead, one that is over and one that was cancelled; one of everything else. */
  const fill = async ({ accountId: account_id, cognitoSub }: TestMember) => {
    const { db } = database;
    const of = { ...a, account_id };
    const [first, second] = slots;
    await db
      .insertInto('booking')
      .values([
        sampleBooking(of, ahead[0], { visit_slot_id: first, desired_admission_date: '2099-04-01' }),
        // Too late to be cancelled by itself, but cancelled with the account.
        sampleBooking(of, ahead[1], { visit_slot_id: second, cancel_by: new Date('2026-01-01') }),
        sampleBooking(of, '2020-05-21 10:00:00'),
        sampleBooking(of, ahead[0], { visit_slot_id: first, cancelled_at: new Date('2026-05-01') }),
      ])
      .execute();
    await db.insertInto('candidate_message').values(sampleMessage(of, new Date())).execute();
    await db.insertInto('favorite_facility').values({ account_id, facility_id: a.facility_id }).execute();
    await db.insertInto('favorite_job').values({ account_id, job_posting_id: job }).execute();
    const child = { account_id, display_order: 1, birthday: '2024-04-02', is_default_selected: true };
    await db.insertInto('account_child').values(child).execute();
    const place = { name: '渋谷駅', latitude: 35.6, longitude: 139.7 };
    const home = { ...place, account_id, kind: 'home', display_order: 1 } as const;
    await db.insertInto('account_commute_place').values(home).execute();
    const experience = { account_id, job_type_id: 1, experience_year_id: 2 } as const;
    await db.insertInto('account_job_experience').values(experience).execute();
    const code = { purpose: 'mailaddress', cognito_sub: cognitoSub, code_hash: randomBytes(32) } as const;
    const times = { created_at: new Date(), expires_at: new Date(Date.now() + 60_000) };
    await db
      .insertInto('authentication_code')
      .values({ ...code, ...times, mailaddress: null })
      .execute();
  };

  const close = (given: string, authorization = member.authorization) =>
    requestAs(app, authorization)('POST', '/api/front/close_account', { password: given });
  const left = async () => {
    const rows = await database.db.selectFrom('visit_slot').select('families_left').orderBy('id').execute();
    return rows.map(({ families_left }) => families_left);
  };
  const mails = () => database.db.selectFrom('mail').selectAll().execute();

  it('erases all that is the member’s, and nothing that is another’s', async () => {
    expect(await close(password)).toEqual({ status: 200, body: {} });
    const profile = ['account_child', 'account_commute_place', 'account_job_experience'] as const;
    for (const table of [
      ...profile,
      'favorite_facility',
      'favorite_job',
      'candidate_message',
      'session',
    ] as const) {
      const rows = await database.db.selectFrom(table).select('account_id').execute();
      expect([table, rows]).toEqual([table, [{ account_id: other.accountId }]]);
    }
    const subs = [{ cognito_sub: other.cognitoSub }];
    for (const table of ['account', 'authentication_code'] as const)
      expect(await database.db.selectFrom(table).select('cognito_sub').execute()).toEqual(subs);
    const theirs = await requestAs(app, other.authorization)('GET', '/api/front/mypage');
    expect(theirs.body).toMatchObject({ visits: { total: 2 }, favorite_facilities: { total: 1 } });
  });

  it('cancels the visits ahead and gives their capacity back; nothing says any more whose they were', async () => {
    await close(password);
    expect(await left()).toEqual([2, 2]);
    const rows = await database.db.selectFrom('booking').selectAll().orderBy('id').execute();
    const own = rows.filter(({ account_id }) => account_id !== other.accountId);
    expect(own.map(({ cancelled_at }) => cancelled_at !== null)).toEqual([true, true, false, true]);
    expect(own[3]?.cancelled_at).toEqual(new Date('2026-05-01'));
    const visit = ['facility_id', 'visit_slot_id', 'starts_at', 'ends_at', 'cancel_by', 'booked_at'];
    const facts = ['id', 'reference', 'revision', ...visit];
    const counts = ['person_number', 'child_number', 'terms_version', 'cancelled_at'];
    for (const row of own)
      for (const [column, value] of Object.entries(row))
        if (![...facts, ...counts].includes(column))
          expect([column, value]).toEqual([column, value === null ? null : '']);
    expect(rows.find(({ account_id }) => account_id === other.accountId)).toMatchObject({
      person_last_name: '山田',
      cancelled_at: null,
    });
  });

  it('says farewell to the address', async () => {
    await close(password);
    expect(await mails()).toMatchObject([
      { recipient: member.mailaddress, text_body: expect.stringContaining('2件') },
    ]);
  });

  it('ends every session at once', async () => {
    const { authorization } = await insertSession(database.db, member);
    await close(password);
    for (const token of [member.authorization, authorization])
      expect(await requestAs(app, token)('GET', '/api/front/profile')).toMatchObject({
        status: 401,
        body: { code: 'unauthorized' },
      });
  });

  it('requires the member’s own password, and limits guesses: 422, then 429', async () => {
    const refused = {
      status: 422,
      body: { code: 'invalid_request', errors: [{ field: 'password', code: 'password_refused' }] },
    };
    expect(await close('合言葉')).toMatchObject(refused);
    let last = await close('合言葉');
    for (let tries = 2; tries < 10; tries++) last = await close('合言葉');
    expect(last).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(await close(password)).toMatchObject({ status: 429 });
    expect([await left(), await mails()]).toEqual([[1, 1], []]);
  });

  it('is not done with a password that was changed meanwhile', async () => {
    const credentials = {
      id: member.accountId,
      cognito_sub: member.cognitoSub,
      mailaddress: member.mailaddress,
    };
    const site = { name: 'えんえらび', origin: 'https://example.jp' };
    const late = closeAccountOf(
      database.db,
      {
        credentials: { ...credentials, password_hash: 'another' },
        site,
        desk: undefined,
        linkKey: Buffer.alloc(32),
      },
      new Date(),
    );
    await expect(late).rejects.toMatchObject({ status: 422, errors: [{ field: 'password' }] });
    expect([await left(), await mails()]).toEqual([[1, 1], []]);
  });

  it('twice is once: capacity and farewell, too', async () => {
    const answers = await Promise.all([close(password), close(password)]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    for (const { status } of answers) expect([200, 401, 422]).toContain(status);
    expect(await left()).toEqual([2, 2]);
    expect(await mails()).toHaveLength(1);
  });

  it('of two members who visit together gives the capacity of both back', async () => {
    await Promise.all([close(password), close(password, other.authorization)]);
    expect(await left()).toEqual([3, 3]);
    expect(await mails()).toHaveLength(2);
  });

  it('is no visitor’s: 401', async () => {
    const visitors = await requestAs(app)('POST', '/api/front/close_account', { password });
    expect(visitors).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});
