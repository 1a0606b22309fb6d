import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember, insertSession } from '../../testing/member.ts';
import { mailsTo, tokenMailedTo } from '../testing/mails.ts';
import { type AskedApp, CountingHasher, openApp } from '../testing/open-app.ts';

const password = 'ひまわり の 種をまく';
const another = 'チューリップ を植える';

describeOnDatabases('passwords', (database) => {
  const passwords = new CountingHasher();
  let api: AskedApp;
  let password_hash: string;
  beforeAll(async () => {
    api = await openApp(database.db, { passwords });
    password_hash = await passwords.hash(password);
  });
  beforeEach(() => database.db.deleteFrom('attempt').execute());

  const newMember = () => insertMember(database.db, { known: { password_hash } });
  const forgot = (mailaddress: string, from = '192.0.2.1') =>
    api.post('/api/password_forgot', { mailaddress }, { from });
  const reset = (cognito_sub: string, token: string, more: { password?: string; from?: string } = {}) =>
    api.post(
      '/api/password_reset',
      { cognito_sub, token, password: more.password ?? another },
      { from: more.from ?? '192.0.2.1' },
    );
  const withLink = async () => {
    const member = await newMember();
    await forgot(member.mailaddress);
    return { ...member, token: await tokenMailedTo(database.db, member.mailaddress) };
  };
  const login = (mailaddress: string, given: string, from = '192.0.2.1') =>
    api.post('/api/login', { mailaddress, password: given }, { from });
  const me = ({ authorization }: { authorization: string }) =>
    api.get('/api/front_me', { authorization }).then(({ status }) => status);
  const tokenRefused = { status: 422, body: { code: 'token_refused' } };
  const tooMany = { status: 429, body: { code: 'too_many_attempts' } };
  const fieldRefused = (field: string, code: string) => ({
    status: 422,
    body: { code: 'invalid_request', errors: [{ field, code }] },
  });
  const letPass = (minutes: number) =>
    sql`update authentication_code set expires_at = expires_at - ${minutes} * interval '1 minute'`.execute(
      database.db,
    );

  describe('forgotten', () => {
    it('are answered with a mailed link if there is an account, and with the same reply for every address', async () => {
      const { mailaddress, cognitoSub } = await newMember();
      const [known, unknown] = [await forgot(mailaddress.toUpperCase()), await forgot('nobody@example.jp')];
      expect([known.status, known.body]).toEqual([200, {}]);
      expect([unknown.status, unknown.body]).toEqual([200, {}]);
      const [mail] = await mailsTo(database.db, mailaddress);
      expect(mail?.text_body).toContain(`/password_reset/${cognitoSub}?token=`);
      expect(await mailsTo(database.db, 'nobody@example.jp')).toEqual([]);
    });

    it('leave the same work behind for an address that is not known, and nothing that is sent', async () => {
      const { mailaddress } = await newMember();
      const rows = async () => {
        const { rows } = await sql<Record<string, number>>`
          select (select count(*) from mail) as mails, (select count(*) from authentication_code) as codes,
            (select count(*) from mail where due_at is not null) as due`.execute(database.db);
        return rows[0] ?? {};
      };
      const added = async (address: string) => {
        const before = await rows();
        await forgot(address);
        const after = await rows();
        return Object.fromEntries(
          Object.keys(after).map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)]),
        );
      };
      expect(await added(mailaddress)).toEqual({ mails: 1, codes: 1, due: 1 });
      expect(await added('stranger@example.jp')).toEqual({ mails: 1, codes: 1, due: 0 });
    });

    it('send five mails an hour to an address, and say nothing of it beyond', async () => {
      const { mailaddress } = await newMember();
      for (let turn = 0; turn < 7; turn += 1) expect((await forgot(mailaddress)).status).toBe(200);
      expect(await mailsTo(database.db, mailaddress)).toHaveLength(5);
    });

    it('are asked for sixty times an hour by a network', async () => {
      const address = () => `${randomBytes(4).toString('hex')}@example.jp`;
      for (let turn = 0; turn < 60; turn += 1) expect((await forgot(address())).status).toBe(200);
      expect(await forgot(address())).toMatchObject(tooMany);
      expect((await forgot(address(), '192.0.2.2')).status).toBe(200);
    });
  });

  describe('that a link lets one set', () => {
    it('are set once, end every session, and are reported to the owner', async () => {
      const { mailaddress, cognitoSub, token, authorization } = await withLink();
      expect((await reset(cognitoSub, token)).status).toBe(200);
      expect(await me({ authorization })).toBe(401);
      expect((await login(mailaddress, password)).status).toBe(401);
      expect((await login(mailaddress, another)).status).toBe(200);
      expect((await mailsTo(database.db, mailaddress)).at(-1)?.subject).toContain('パスワードを変更しました');
      expect(await reset(cognitoSub, token, { password: 'もう一度 かえてみる' })).toMatchObject(tokenRefused);
    });

    it('are set once, also by two at the same time', async () => {
      const { cognitoSub, token } = await withLink();
      const replies = await Promise.all([reset(cognitoSub, token), reset(cognitoSub, token)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    it('are not set by a wrong link, nor by that of another account, nor costs that a hash', async () => {
      const [one, other] = [await withLink(), await withLink()];
      passwords.count = 0;
      expect(await reset(one.cognitoSub, other.token)).toMatchObject(tokenRefused);
      expect(await reset(randomUUID(), one.token)).toMatchObject(tokenRefused);
      expect(await reset(one.cognitoSub, randomBytes(32).toString('base64url'))).toMatchObject(tokenRefused);
      expect(passwords.count).toBe(0);
      expect((await reset(one.cognitoSub, one.token)).status).toBe(200);
    });

    it('are not set half an hour later, nor by a link that another replaced', async () => {
      const late = await withLink();
      await letPass(31);
      expect(await reset(late.cognitoSub, late.token)).toMatchObject(tokenRefused);
      const replaced = await withLink();
      await forgot(replaced.mailaddress);
      expect(await reset(replaced.cognitoSub, replaced.token)).toMatchObject(tokenRefused);
      const token = await tokenMailedTo(database.db, replaced.mailaddress);
      expect((await reset(replaced.cognitoSub, token)).status).toBe(200);
    });

    it('are not common ones; the link stays valid', async () => {
      const { cognitoSub, token, mailaddress } = await withLink();
      for (const [given, code] of [
        ['password1', 'common_password'],
        [mailaddress.toUpperCase(), 'own_mailaddress'],
      ] as const)
        expect(await reset(cognitoSub, token, { password: given })).toMatchObject(
          fieldRefused('password', code),
        );
      expect((await reset(cognitoSub, token)).status).toBe(200);
    });

    it('let the owner in at once from there, however much a stranger guesses', async () => {
      const { mailaddress, cognitoSub, token } = await withLink();
      const guesses = Array.from({ length: 100 }, (_, turn) => login(mailaddress, 'x', `198.51.100.${turn}`));
      await Promise.all(guesses);
      for (let turn = 0; turn < 6; turn += 1) await login(mailaddress, 'x', '203.0.113.7');
      expect(await login(mailaddress, password, '203.0.113.7')).toMatchObject(tooMany);
      expect((await reset(cognitoSub, token, { from: '203.0.113.7' })).status).toBe(200);
      expect((await login(mailaddress, another, '203.0.113.7')).status).toBe(200);
      expect(await login(mailaddress, another, '203.0.113.8')).toMatchObject(tooMany);
    });

    it('leave no session of a login with the old one at the same time', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { accountId, mailaddress, cognitoSub, token } = await withLink();
        await Promise.all([
          reset(cognitoSub, token),
          ...Array.from({ length: 4 }, () => login(mailaddress, password)),
        ]);
        const left = await database.db
          .selectFrom('session')
          .select('id')
          .where('account_id', '=', accountId)
          .execute();
        expect(left).toEqual([]);
        await database.db.deleteFrom('attempt').execute();
      }
    });
  });

  describe('that a member changes', () => {
    const change = (authorization: string, given: string, new_password = another) =>
      api.post('/api/front/change_password', { password: given, new_password }, { authorization });

    it('end every other session, and links that were mailed before', async () => {
      const { mailaddress, cognitoSub, token, authorization, accountId } = await withLink();
      const other = await insertSession(database.db, { accountId, cognitoSub });
      expect(await change(authorization, password)).toMatchObject({ status: 200, body: {} });
      expect([await me({ authorization }), await me(other)]).toEqual([200, 401]);
      expect((await login(mailaddress, another)).status).toBe(200);
      expect((await login(mailaddress, password)).status).toBe(401);
      expect(await reset(cognitoSub, token)).toMatchObject(tokenRefused);
      expect((await mailsTo(database.db, mailaddress)).at(-1)?.subject).toContain('パスワードを変更しました');
    });

    it('need the current one, and are not common ones', async () => {
      const { authorization, mailaddress } = await newMember();
      expect(await change(authorization, password, mailaddress)).toMatchObject(
        fieldRefused('new_password', 'own_mailaddress'),
      );
      expect(await change(authorization, 'x')).toMatchObject(fieldRefused('password', 'password_refused'));
      expect(await change(authorization, password, 'password1')).toMatchObject(
        fieldRefused('new_password', 'common_password'),
      );
      expect(await api.post('/api/front/change_password', { password, new_password: another })).toMatchObject(
        { status: 401, body: { code: 'unauthorized' } },
      );
    });

    it('are changed once, by two at the same time', async () => {
      const { authorization } = await newMember();
      const replies = await Promise.all([
        change(authorization, password, 'あさがお が さいた'),
        change(authorization, password, 'ひまわり が さいた'),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    it('or by a link at the same time, are changed by one of the two', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { authorization, cognitoSub, token } = await withLink();
        const replies = await Promise.all([
          reset(cognitoSub, token),
          change(authorization, password, 'あさがお が さいた'),
        ]);
        const [, other = 0] = replies.map(({ status }) => status).sort();
        expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
        expect([401, 422]).toContain(other);
        await database.db.deleteFrom('attempt').execute();
      }
    });

    it('cannot be guessed in a hijacked session', async () => {
      const { authorization, mailaddress } = await newMember();
      for (let turn = 0; turn < 5; turn += 1) expect((await change(authorization, 'x')).status).toBe(422);
      passwords.count = 0;
      const reply = await change(authorization, password);
      expect(reply).toMatchObject(tooMany);
      expect([29, 30]).toContain(Number(reply.headers.get('retry-after')));
      expect(passwords.count).toBe(0);
      // This must not lock the owner out.
      const { body, status } = await login(mailaddress, password);
      expect([status, decodeJwt(body.IdToken).iss]).toEqual([200, 'http://localhost:3000']);
    });
  });
});
