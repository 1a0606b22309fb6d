import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { codeMailedTo, mailsTo, otherCode, tokenMailedTo } from '../../identity/testing/mails.ts';
import { type AskedApp, CountingHasher, openApp } from '../../identity/testing/open-app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, type TestMember } from '../../testing/member.ts';

const password = 'ひまわり の 種をまく';

describeOnDatabases('another mail address', (database) => {
  const passwords = new CountingHasher();
  let api: AskedApp;
  let password_hash: string;
  beforeAll(async () => {
    api = await openApp(database.db, { passwords });
    password_hash = await passwords.hash(password);
  });
  beforeEach(() => database.db.deleteFrom('attempt').execute());

  const newAddress = () => `new-${randomBytes(5).toString('hex')}@example.jp`;
  const newMember = () => insertMember(database.db, { known: { password_hash } });
  const ask = ({ authorization }: TestMember, mailaddress: string, given = password) =>
    api.post('/api/front/change_mailaddress', { password: given, mailaddress }, { authorization });
  const confirm = ({ authorization }: TestMember, authentication_code: string) =>
    api.post('/api/front/confirm_mailaddress', { authentication_code }, { authorization });
  const login = (mailaddress: string) => api.post('/api/login', { mailaddress, password });
  const addressOf = async ({ authorization }: TestMember) =>
    (await api.get('/api/front_me', { authorization })).body.mailaddress;
  const refused = { status: 422, body: { code: 'authentication_code_refused' } };

  it('is used after its code is entered; the old one is notified, and can no longer log in', async () => {
    const member = await newMember();
    const address = newAddress();
    expect(await ask(member, address)).toMatchObject({ status: 200, body: {} });
    expect(await addressOf(member)).toBe(member.mailaddress);
    const code = await codeMailedTo(database.db, address);
    const reply = await confirm(member, code);
    expect([reply.status, reply.body]).toEqual([200, { mailaddress: address }]);
    expect(await addressOf(member)).toBe(address);
    expect((await login(address)).status).toBe(200);
    expect((await login(member.mailaddress)).status).toBe(401);
    const [notice] = await mailsTo(database.db, member.mailaddress);
    expect(notice?.subject).toContain('メールアドレスを変更しました');
    expect(notice?.text_body).not.toContain(address);
    expect(await confirm(member, code)).toMatchObject(refused);
  });

  it('needs the password', async () => {
    const member = await newMember();
    const address = newAddress();
    expect(await ask(member, address, 'x')).toMatchObject({
      status: 422,
      body: { code: 'invalid_request', errors: [{ field: 'password', code: 'password_refused' }] },
    });
    expect(await mailsTo(database.db, address)).toEqual([]);
    expect((await api.post('/api/front/change_mailaddress', { password, mailaddress: address })).status).toBe(
      401,
    );
    expect((await api.post('/api/front/confirm_mailaddress', { authentication_code: '123456' })).status).toBe(
      401,
    );
  });

  it('that has an account gets a mail that says so, and the caller hears the same', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const [taken, free] = [await ask(member, other.mailaddress), await ask(member, newAddress())];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const [mail] = await mailsTo(database.db, other.mailaddress);
    expect(mail?.subject).toContain('会員登録がお済みです');
    expect(await codeMailedTo(database.db, other.mailaddress)).toBe('');
  });

  it('that another account gets meanwhile is refused', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const address = newAddress();
    await ask(one, address);
    const first = await codeMailedTo(database.db, address);
    await ask(other, address);
    const second = await codeMailedTo(database.db, address);
    const replies = await Promise.all([confirm(one, first), confirm(other, second)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    const addresses = [await addressOf(one), await addressOf(other)];
    expect(addresses.filter((known) => known === address)).toHaveLength(1);
  });

  it('may be the old one in other mails', async () => {
    const member = await newMember();
    const address = member.mailaddress.replace('member', 'Member');
    await ask(member, address);
    expect((await confirm(member, await codeMailedTo(database.db, address))).status).toBe(200);
    expect(await addressOf(member)).toBe(address);
  });

  it('is confirmed by the newest code alone, within half an hour, once', async () => {
    const member = await newMember();
    const [first, second] = [newAddress(), newAddress()];
    await ask(member, first);
    await ask(member, second);
    expect(await confirm(member, await codeMailedTo(database.db, first))).toMatchObject(refused);
    const code = await codeMailedTo(database.db, second);
    expect(await confirm(await newMember(), code)).toMatchObject(refused);
    const replies = await Promise.all([confirm(member, code), confirm(member, code)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    const late = newAddress();
    await ask(member, late);
    await sql`update authentication_code set expires_at = expires_at - interval '31 minutes'`.execute(
      database.db,
    );
    expect(await confirm(member, await codeMailedTo(database.db, late))).toMatchObject(refused);
  });

  it('is not confirmed by guessing: ten tries, then a new code', async () => {
    const member = await newMember();
    const address = newAddress();
    await ask(member, address);
    const code = await codeMailedTo(database.db, address);
    for (let turn = 0; turn < 10; turn += 1)
      expect(await confirm(member, otherCode(code))).toMatchObject(refused);
    expect(await confirm(member, code)).toMatchObject(refused);
    await ask(member, address);
    expect((await confirm(member, await codeMailedTo(database.db, address))).status).toBe(200);
  });

  it('is asked for five times an hour', async () => {
    const member = await newMember();
    for (let turn = 0; turn < 5; turn += 1) expect((await ask(member, newAddress())).status).toBe(200);
    expect(await ask(member, newAddress())).toMatchObject({ status: 429 });
  });

  it('lets no link set a password that was mailed to the old one, nor stays open after a reset', async () => {
    const member = await newMember();
    const { mailaddress, cognitoSub } = member;
    const reset = (token: string) =>
      api.post('/api/password_reset', { cognito_sub: cognitoSub, token, password: 'チューリップ を植える' });
    const address = newAddress();
    await ask(member, address);
    await api.post('/api/password_forgot', { mailaddress });
    const token = await tokenMailedTo(database.db, mailaddress);
    await confirm(member, await codeMailedTo(database.db, address));
    expect(await reset(token)).toMatchObject({ status: 422, body: { code: 'token_refused' } });
    await ask(member, newAddress());
    await api.post('/api/password_forgot', { mailaddress: address });
    expect((await reset(await tokenMailedTo(database.db, address))).status).toBe(200);
    const left = await database.db
      .selectFrom('authentication_code')
      .select('purpose')
      .where('cognito_sub', '=', cognitoSub)
      .execute();
    expect(left).toEqual([]);
  });
});
