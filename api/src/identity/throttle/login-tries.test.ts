import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, type TestMember } from '../../testing/member.ts';
import { type AskedApp, CountingHasher, openApp } from '../testing/open-app.ts';

const password = 'ひまわり の 種をまく';

describeOnDatabases('guessing at passwords', (database) => {
  const passwords = new CountingHasher();
  let api: AskedApp;
  let password_hash: string;
  let member: TestMember;
  beforeAll(async () => {
    api = await openApp(database.db, { passwords });
    password_hash = await passwords.hash(password);
  });
  beforeEach(async () => {
    await database.db.deleteFrom('attempt').execute();
    member = await insertMember(database.db, { known: { password_hash } });
    passwords.count = 0;
  });

  const login = (given: string, from = '192.0.2.1', mailaddress = member.mailaddress) =>
    api.post('/api/login', { mailaddress, password: given }, { from });
  const wrong = (from?: string, mailaddress?: string) => login('不正なパスワード', from, mailaddress);
  const failed = { status: 401, body: { code: 'login_failed' } };
  const refused = { status: 429, body: { code: 'too_many_attempts' } };
  const wait = (seconds: number) =>
    sql`update attempt set window_ends_at = window_ends_at - ${seconds} * interval '1 second'`.execute(
      database.db,
    );
  const times = <T>(count: number, work: (turn: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
  const network = (turn: number) => `198.51.${turn >> 8}.${turn & 255}`;

  it('is slowed down for an account from a network, before any hashing', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(await wrong()).toMatchObject(failed);
    expect(passwords.count).toBe(5);
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      const reply = await login(password);
      expect(reply).toMatchObject(refused);
      const result = Number(reply.headers.get('retry-after'));
      expect([seconds - 1, seconds]).toContain(result);
      await wait(seconds);
      expect(await wrong()).toMatchObject(failed);
    }
    expect(passwords.count).toBe(12);
  });

  it('does not hold up others, neither elsewhere nor with other accounts', async () => {
    const other = await insertMember(database.db, { known: { password_hash } });
    for (let turn = 0; turn < 6; turn += 1) await wrong();
    expect((await login(password, '192.0.2.2')).status).toBe(200);
    expect((await login(password, '192.0.2.1', other.mailaddress)).status).toBe(200);
    expect(await login(password)).toMatchObject(refused);
  });

  it('begins anew after a login', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let turn = 0; turn < 4; turn += 1) expect(await wrong()).toMatchObject(failed);
      expect((await login(password)).status).toBe(200);
    }
  });

  it('is as many tries as it is, at the same time', async () => {
    const replies = await times(20, () => wrong());
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(passwords.count).toBe(5);
  });

  it('sees a home by its IPv6 network', async () => {
    await times(5, (turn) => wrong(`2001:db8:1:2::${turn}`));
    expect(await wrong('2001:db8:1:2:ffff::9')).toMatchObject(refused);
    expect(await wrong('2001:db8:1:3::9')).toMatchObject(failed);
  });

  it('treats an unregistered address like any other', async () => {
    const ask = async (mailaddress: string) => {
      const replies = [];
      for (let turn = 0; turn < 7; turn += 1) {
        const { status, headers, body } = await wrong('192.0.2.77', mailaddress);
        replies.push({ status, body: { ...body, request_id: '' }, wait: headers.get('retry-after') });
      }
      return replies;
    };
    const known = await ask(member.mailaddress);
    expect(await ask('nobody@example.jp')).toEqual(known);
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(passwords.count).toBe(10);
  });

  it('is stopped for a network that tries many accounts, while others go on', async () => {
    await times(50, (turn) => wrong('192.0.2.1', `member${turn}@example.jp`));
    expect(await login(password)).toMatchObject(refused);
    expect((await login(password, '192.0.2.2')).status).toBe(200);
    await wait(900);
    expect((await login(password)).status).toBe(200);
  });

  it('is no crowd of members who log in', async () => {
    for (let turn = 0; turn < 55; turn += 1) expect((await login(password)).status).toBe(200);
  });

  it('from everywhere is stopped, but not from networks with an earlier login', async () => {
    expect((await login(password, '203.0.113.7')).status).toBe(200);
    await times(100, (turn) => wrong(network(turn)));
    expect(await login(password, '203.0.113.8')).toMatchObject(refused);
    expect(await wrong('203.0.113.7')).toMatchObject(failed);
    expect((await login(password, '203.0.113.7')).status).toBe(200);
    await wait(3600);
    expect((await login(password, '203.0.113.8')).status).toBe(200);
  });

  it('knows an address for ninety days', async () => {
    expect((await login(password, '203.0.113.7')).status).toBe(200);
    await database.db
      .updateTable('known_address')
      .set({ seen_at: new Date(Date.now() - 91 * 86_400_000) })
      .execute();
    await times(100, (turn) => wrong(network(turn)));
    expect(await login(password, '203.0.113.7')).toMatchObject(refused);
  });

  it('keeps in the table neither addresses of mail nor of networks', async () => {
    await wrong('192.0.2.123');
    const { rows } = await sql<{ text: string }>`
      select action || encode(subject, 'escape') as text from attempt`.execute(database.db);
    const text = rows.map((row) => row.text).join('\n');
    expect(text).not.toContain('192.0.2.123');
    expect(text).not.toContain(member.mailaddress);
  });
});
