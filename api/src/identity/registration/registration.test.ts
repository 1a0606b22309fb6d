import { termsVersions } from '@enerabi/shared/constants';
import { ownMailaddressReason } from '@enerabi/shared/contract';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import { codeMailedTo, mailsTo } from '../testing/mails.ts';
import { type AskedApp, CountingHasher, openApp } from '../testing/open-app.ts';
import { codeRefused, letPass, newAddress, notFound, password, registering } from './testing/registering.ts';

describeOnDatabases('registering', (database) => {
  const passwords = new CountingHasher();
  let api: AskedApp;
  beforeAll(async () => {
    api = await openApp(database.db, { passwords });
  });
  beforeEach(() => database.db.deleteFrom('attempt').execute());
  const { register, registered, activate, registration, resend, status, accountsOf } = registering(
    () => database.db,
    () => api,
  );

  it('makes an account of what the mail answers for, and logs it in', async () => {
    const one = await registered(newAddress(), { position_kind_ids: [2, 1, 2] });
    expect(await accountsOf(one.mailaddress)).toEqual([]);
    const { status, body } = await activate(one);
    expect(status).toBe(200);
    expect(body).toEqual({
      ExpiresIn: 600,
      TokenType: 'Bearer',
      RefreshToken: expect.stringMatching(/^[\w-]{43}$/),
      IdToken: expect.any(String),
    });
    const me = await api.get('/api/front_me', { authorization: `Bearer ${body.IdToken}` });
    expect(me.body).toMatchObject({
      cognito_sub: one.cognito_sub,
      mailaddress: one.mailaddress,
      positions: [{ position_kind_id: 1 }, { position_kind_id: 2 }],
    });
    expect(await accountsOf(one.mailaddress)).toMatchObject([{ terms_version: termsVersions.site }]);
    const { mailaddress } = one;
    expect((await api.post('/api/login', { mailaddress, password })).status).toBe(200);
    expect(await registration(one.cognito_sub)).toMatchObject(notFound);
  });

  it('mails a code of six digits that is given up when it runs out', async () => {
    const { mailaddress, code } = await registered();
    expect(code).toMatch(/^\d{6}$/);
    const [mail] = await mailsTo(database.db, mailaddress);
    const halfAnHour = Date.now() + 30 * 60_000;
    expect(Math.abs((mail?.give_up_at.getTime() ?? 0) - halfAnHour)).toBeLessThan(60_000);
    expect(mail?.due_at).not.toBeNull();
  });

  it('mails a link that continues to the wanted page, and to no other site (R2.7)', async () => {
    const { mailaddress: known } = await insertMember(database.db);
    for (const mailaddress of [known, newAddress()]) {
      expect((await register(mailaddress, { return_to: '/mypage/edit?a=1' })).status).toBe(200);
      const [mail] = await mailsTo(database.db, mailaddress);
      expect(mail?.text_body).toContain('return_to=%2Fmypage%2Fedit%3Fa%3D1');
    }
    expect(await register(newAddress(), { return_to: '//evil.test' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'return_to', message: 'invalid_path' }] },
    });
  });

  it('sends the link again with another code', async () => {
    const one = await registered(newAddress(), { return_to: '/mypage' });
    await letPass(database.db, 61);
    await resend(one.cognito_sub);
    const texts = (await mailsTo(database.db, one.mailaddress)).map(({ text_body }) => text_body);
    expect(texts).toEqual([0, 1].map(() => expect.stringContaining('return_to=%2Fmypage')));
  });

  it('agrees to the terms that are current (R1.9)', async () => {
    expect(await register(newAddress(), { terms_version: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { code: 'invalid_request', errors: [{ field: 'terms_version', code: 'terms_outdated' }] },
    });
  });

  it('refuses common passwords, and sends nothing then', async () => {
    const mailaddress = newAddress();
    for (const common of ['Password1', 'aiueoaiueo'])
      expect(await register(mailaddress, { password: common })).toMatchObject({
        status: 422,
        body: { code: 'invalid_request', errors: [{ field: 'password', code: 'common_password' }] },
      });
    expect(await mailsTo(database.db, mailaddress)).toEqual([]);
  });

  it('refuses a password that is the own address, with the words of the form', async () => {
    const mailaddress = newAddress();
    const localPart = mailaddress.split('@')[0];
    for (const own of [mailaddress, mailaddress.toUpperCase(), ` ${mailaddress}`, localPart])
      expect(await register(mailaddress, { password: own })).toMatchObject({
        status: 422,
        body: {
          code: 'invalid_request',
          errors: [{ field: 'password', code: 'own_mailaddress', message: ownMailaddressReason }],
        },
      });
    expect(await mailsTo(database.db, mailaddress)).toEqual([]);
  });

  it('works with mail address and password alone (R6.8): a parent who has agreed to no terms yet', async () => {
    const mailaddress = newAddress();
    const { status: code, body } = await api.post('/api/register', { mailaddress, password });
    expect({ code, fields: Object.keys(body) }).toEqual({ code: 200, fields: ['cognito_sub'] });
    const activated = await activate({
      mailaddress,
      cognito_sub: body.cognito_sub,
      code: await codeMailedTo(database.db, mailaddress),
    });
    expect(activated.status).toBe(200);
    expect(await accountsOf(mailaddress)).toMatchObject([{ terms_version: '', position_kind_ids: [2] }]);
  });

  it('sends no more than ten mails an hour to an address for a network, known or not', async () => {
    const { mailaddress: known } = await insertMember(database.db);
    for (const mailaddress of [known, newAddress()]) {
      passwords.count = 0;
      const statuses = [];
      for (let turn = 0; turn < 11; turn += 1) statuses.push((await register(mailaddress)).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
      expect(passwords.count).toBe(10);
      expect(await mailsTo(database.db, mailaddress)).toHaveLength(10);
    }
  });

  it('leaves the owner of an address mails that strangers elsewhere cannot use up, of thirty in all', async () => {
    const mailaddress = newAddress();
    const mailsFor = async (from: string) => {
      let mails = 0;
      while (mails < 50 && (await register(mailaddress, {}, from)).status === 200) mails += 1;
      return mails;
    };
    expect(await mailsFor('198.51.100.1')).toBe(10);
    expect((await register(mailaddress, {}, '203.0.113.1')).status).toBe(200);
    expect([await mailsFor('198.51.100.2'), await mailsFor('198.51.100.3')]).toEqual([10, 9]);
    expect(await register(mailaddress, {}, '203.0.113.1')).toMatchObject({ status: 429 });
    expect((await register(newAddress(), {}, '203.0.113.1')).status).toBe(200);
  });

  describe('an address that has an account', () => {
    it('gets a mail that says so, and the caller hears and finds nothing else', async () => {
      const member = await insertMember(database.db);
      const fresh = newAddress();
      const seen = async (mailaddress: string) => {
        passwords.count = 0;
        const { status: code, body } = await register(mailaddress);
        const { cognito_sub } = body;
        return {
          code,
          fields: Object.keys(body),
          hashes: passwords.count,
          saved: (await registration(cognito_sub)).body,
          status: await status({ mailaddress, cognito_sub }),
          stranger: await status({ mailaddress }),
          wrong: { ...(await activate({ mailaddress, cognito_sub, code: '123456' })).body, request_id: '' },
          resend: (await resend(cognito_sub)).status,
        };
      };
      const [known, unknown] = [await seen(member.mailaddress), await seen(fresh)];
      expect({ ...known, saved: { ...known.saved, mailaddress: fresh } }).toEqual(unknown);
      const [mail] = await mailsTo(database.db, member.mailaddress);
      expect(mail?.text_body).toContain('すでに会員登録がお済みです');
      expect(await codeMailedTo(database.db, member.mailaddress)).toBe('');
    });

    it('is not taken over by any code', async () => {
      const { mailaddress } = await insertMember(database.db);
      const { body } = await register(mailaddress);
      const { rows } = await sql<{ bytes: number }>`
        select length(code_hash) as bytes from authentication_code where cognito_sub = ${body.cognito_sub}`.execute(
        database.db,
      );
      expect(rows).toEqual([{ bytes: 32 }]);
      await letPass(database.db, 61);
      await resend(body.cognito_sub);
      expect(await mailsTo(database.db, mailaddress)).toHaveLength(2);
      expect(await codeMailedTo(database.db, mailaddress)).toBe('');
    });
  });

  describe('an address that is registered more than once', () => {
    it('gives one account to whichever is activated first', async () => {
      const mailaddress = newAddress();
      const [one, other] = [await registered(mailaddress), await registered(mailaddress)];
      const replies = await Promise.all([activate(one), activate(other)]);
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422]);
      expect(await accountsOf(mailaddress)).toHaveLength(1);
    });

    it('does not reveal to other registrations that it has an account now', async () => {
      const mailaddress = newAddress();
      const [stranger, owner] = [await registered(mailaddress), await registered(mailaddress)];
      const seen = async () => ({
        saved: (await registration(stranger.cognito_sub)).status,
        status: await status(stranger),
      });
      const before = await seen();
      await activate(owner);
      expect(await seen()).toEqual(before);
      expect(await activate(stranger)).toMatchObject(codeRefused);
    });
  });
});
