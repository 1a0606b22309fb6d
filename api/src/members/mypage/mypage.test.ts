import { getMypage, getSentMessage, listSentMessages } from '@enerabi/shared/contract/members/mypage.schemas';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Hono } from 'hono';
import { createApp } from '../../app.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, type TestMember } from '../../testing/member.ts';
import { sampleBooking, sampleMessage } from '../../testing/member-rows.ts';
import { ownerOf } from '../../testing/owner-of.ts';
import { asContracted, requestAs } from '../../testing/request-as.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { type Owner, sampleJobPosting } from '../../testing/sample-rows.ts';

describeOnDatabases('a member’s own page (R6.3)', (database) => {
  let app: Hono;
  let facilities: Owner[];
  let job: number;
  let member: TestMember;
  let other: TestMember;
  beforeAll(async () => {
    const { db } = database;
    const names = ['a', 'b', 'c', 'd'];
    await saveFacilities(
      db,
      names.map((path_name) =>
        sampleRecord(path_name.toUpperCase(), { path_name, phones: ['03-1234-5678'] }),
      ),
    );
    facilities = await Promise.all(names.map((name) => ownerOf(db, name)));
    const posting = sampleJobPosting(facilities[0] as Owner, 'job');
    job = (await db.insertInto('job_posting').values(posting).returning('id').executeTakeFirstOrThrow()).id;
    app = await createApp({ db });
  });
  beforeEach(async () => {
    for (const table of ['booking', 'account'] as const) await database.db.deleteFrom(table).execute();
    member = await insertMember(database.db);
    other = await insertMember(database.db);
  });

  const sender = ({ accountId: account_id }: TestMember) => ({ ...(facilities[0] as Owner), account_id });
  const send = (sent_at: Date, known: Parameters<typeof sampleMessage>[2] = {}, owner = member) =>
    database.db
      .insertInto('candidate_message')
      .values(sampleMessage(sender(owner), sent_at, known))
      .execute();
  const minute = (at: number) => new Date(Date.UTC(2026, 4, 1, 0, at));
  const page = (owner = member) => requestAs(app, owner.authorization)('GET', '/api/front/mypage');
  const messages = (query = '', owner = member) =>
    requestAs(app, owner.authorization)('GET', `/api/front/sent_messages${query}`);

  it('is empty, not broken, on the first day', async () => {
    const answer = await page();
    expect(asContracted(getMypage, answer)).toEqual(answer.body);
    expect(answer.body).toEqual({
      has_basic_information: false,
      visits: { total: 0, next: [] },
      favorite_facilities: { total: 0, latest: [] },
      favorite_jobs: { total: 0 },
      messages: { total: 0, latest: [] },
    });
  });

  it('has the soonest three visits, the latest three favourites and messages, and how many there are', async () => {
    const { db } = database;
    const days = ['2099-05-24', '2099-05-22', '2000-05-20', '2099-05-23', '2099-05-21'];
    const visits = days.map((day) => sampleBooking(sender(member), `${day} 10:00:00`));
    await db.insertInto('booking').values(visits).execute();
    for (const { facility_id } of facilities)
      await db
        .insertInto('favorite_facility')
        .values({ facility_id, account_id: member.accountId })
        .execute();
    await db
      .insertInto('favorite_job')
      .values({ job_posting_id: job, account_id: member.accountId })
      .execute();
    for (let at = 0; at < 4; at++) await send(minute(at), { content: `${at}` });
    await db.updateTable('account').set({ basic_information_at: new Date() }).execute();
    const answer = await page();
    expect(asContracted(getMypage, answer)).toEqual(answer.body);
    expect(answer.body).toMatchObject({
      has_basic_information: true,
      visits: {
        total: 4,
        next: ['21', '22', '23'].map((day) => ({ starts_at: `2099-05-${day} 10:00:00` })),
      },
      favorite_facilities: { total: 4, latest: ['d', 'c', 'b'].map((path_name) => ({ path_name })) },
      favorite_jobs: { total: 1 },
      messages: { total: 4, latest: [{ content: '3' }, { content: '2' }, { content: '1' }] },
    });
    expect((await page(other)).body).toMatchObject({
      visits: { total: 0 },
      favorite_facilities: { total: 0 },
      favorite_jobs: { total: 0 },
      messages: { total: 0 },
    });
  });

  it('leads to what was sent, the latest first, by pages', async () => {
    for (let at = 0; at < 21; at++) await send(minute(at));
    await send(minute(30), { purpose_kind_id: 1, contact_kind_ids: [1, 999], content: '新卒です。' });
    await send(minute(40), {}, other);
    const answer = await messages();
    expect(asContracted(listSentMessages, answer)).toEqual(answer.body);
    expect(answer.body).toMatchObject({ total: 22, page: 1, limit: 20 });
    const [first, second] = answer.body.messages as object[];
    expect(first).toMatchObject({
      facility: { path_name: 'a', is_demo: false },
      purpose_kind_id: 1,
      contact_kind_ids: [1, 999],
      content: '新卒です。',
      sent_at: '2026-05-01 09:30:00',
    });
    expect(second).toMatchObject({ sent_at: '2026-05-01 09:20:00' });
    expect((await messages('?page=2')).body.messages).toHaveLength(2);
    expect((await messages('', other)).body).toMatchObject({ total: 1 });
  });

  it('shows a message in full to the member who sent it, and to nobody else', async () => {
    const sent = {
      reference: '7K3M-92QF',
      job_posting_id: job,
      mailaddress: 'hanako@example.jp',
      preferred_dates: JSON.stringify([{ preferred_date: '2026-05-20', start_time: '10:00' }]),
      candidate_information: JSON.stringify({
        last_name: '花岡',
        first_name: '花子',
        phone_number: '090-1234-5678',
        children: [{ birthday: '2024-04-02', display_order: 2 }],
      }),
      state: 'held' as const,
    };
    await send(minute(0), sent);
    const detail = (owner?: TestMember) =>
      requestAs(app, owner?.authorization)('GET', '/api/front/sent_message?reference=7K3M-92QF');
    const answer = await detail(member);
    expect(asContracted(getSentMessage, answer)).toEqual(answer.body);
    const { candidate_information: _, ...inList } = answer.body;
    expect(answer.body).toMatchObject({
      reference: '7K3M-92QF',
      job_posting: { path_name: 'job', title: '求人 job', is_open: false },
      mailaddress: 'hanako@example.jp',
      preferred_dates: [{ preferred_date: '2026-05-20', start_time: '10:00' }],
      state: 'held',
      recipient: 'desk',
      child_number: 1,
      candidate_information: { last_name: '花岡', children: [{ birthday: '2024-04-02', display_order: 2 }] },
    });
    expect((await messages()).body.messages).toEqual([inList]);
    expect(await detail(other)).toMatchObject({ status: 404, body: { code: 'message_not_found' } });
    expect(await detail()).toMatchObject({ status: 401 });
  });

  it('says whom to call, and whether the posting and the facility are still there', async () => {
    const { db } = database;
    await send(minute(0), { job_posting_id: job });
    const seen = async () => ((await messages()).body.messages as object[])[0];
    const set = (valid_through: string) =>
      db.updateTable('job_posting').set({ valid_through }).where('id', '=', job).execute();
    const publish = (is_published: boolean) =>
      db.updateTable('facility').set({ is_published }).where('path_name', '=', 'a').execute();
    await set('2099-06-30');
    expect(await seen()).toMatchObject({
      facility: { phone: '03-1234-5678' },
      is_facility_shown: true,
      job_posting: { is_open: true },
    });
    await publish(false);
    expect(await seen()).toMatchObject({ is_facility_shown: false, job_posting: { is_open: false } });
    await publish(true);
    await set('2026-06-30');
    expect(await seen()).toMatchObject({ is_facility_shown: true, job_posting: { is_open: false } });
  });

  it('is none of a visitor’s business: 401', async () => {
    for (const path of ['/api/front/mypage', '/api/front/sent_messages'])
      expect(await requestAs(app)('GET', path)).toMatchObject({
        status: 401,
        body: { code: 'unauthorized' },
      });
  });
});
