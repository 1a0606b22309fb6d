import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import { codeMailedTo, mailsTo } from '../testing/mails.ts';
import { type AskedApp, openApp } from '../testing/open-app.ts';
import { codeRefused, letPass, newAddress, notFound, registering, tooMany } from './testing/registering.ts';

describeOnDatabases('a registration under way', (database) => {
  let api: AskedApp;
  beforeAll(async () => {
    api = await openApp(database.db);
  });
  beforeEach(() => database.db.deleteFrom('attempt').execute());
  const { registered, activate, registration, resend, status } = registering(
    () => database.db,
    () => api,
  );

  describe('another code', () => {
    it('is sent after a minute, and the one before works no more', async () => {
      const one = await registered();
      const early = await resend(one.cognito_sub);
      expect(early).toMatchObject(tooMany);
      expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(50);
      expect((await registration(one.cognito_sub)).body.resend_after).toBeGreaterThan(50);
      await letPass(database.db, 60);
      expect((await registration(one.cognito_sub)).body).toEqual({
        mailaddress: one.mailaddress,
        resend_after: 0,
      });
      const sent = await resend(one.cognito_sub);
      expect(sent.status).toBe(200);
      expect([59, 60]).toContain(sent.body.resend_after);
      const code = await codeMailedTo(database.db, one.mailaddress);
      expect(await mailsTo(database.db, one.mailaddress)).toHaveLength(2);
      if (code !== one.code) expect(await activate(one)).toMatchObject(codeRefused);
      expect((await activate({ ...one, code })).status).toBe(200);
    });

    it('is one, where two are asked for at the same time', async () => {
      const one = await registered();
      await letPass(database.db, 61);
      const replies = await Promise.all([resend(one.cognito_sub), resend(one.cognito_sub)]);
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 429]);
      expect(await mailsTo(database.db, one.mailaddress)).toHaveLength(2);
    });

    it('is sent five times an hour', async () => {
      const one = await registered();
      for (let turn = 0; turn < 5; turn += 1) {
        await letPass(database.db, 61);
        expect((await resend(one.cognito_sub)).status).toBe(200);
      }
      await letPass(database.db, 61);
      const reply = await resend(one.cognito_sub);
      expect(reply).toMatchObject(tooMany);
      const { resend_after } = (await registration(one.cognito_sub)).body;
      expect(Math.abs(resend_after - (3600 - 5 * 61))).toBeLessThan(10);
      expect(Number(reply.headers.get('retry-after')) - resend_after).toBeLessThanOrEqual(1);
      // The last one is still valid.
      const code = await codeMailedTo(database.db, one.mailaddress);
      expect((await activate({ ...one, code })).status).toBe(200);
    });
  });

  it('is over after a day', async () => {
    const one = await registered();
    await letPass(database.db, 86_399);
    expect((await registration(one.cognito_sub)).status).toBe(200);
    await letPass(database.db, 2);
    expect(await registration(one.cognito_sub)).toMatchObject(notFound);
    expect(await resend(one.cognito_sub)).toMatchObject(notFound);
    expect(await status(one)).toBe('unknown');
  });

  describe('its progress', () => {
    it('is reported at each step to callers that know the name', async () => {
      const one = await registered();
      const { mailaddress, cognito_sub } = one;
      expect(await status({ mailaddress, cognito_sub })).toBe('waiting_for_activation');
      await activate(one);
      expect(await status({ mailaddress, cognito_sub })).toBe('waiting_for_basic_information');
      await database.db
        .updateTable('account')
        .set({ basic_information_at: new Date() })
        .where('cognito_sub', '=', cognito_sub)
        .execute();
      expect(await status({ mailaddress, cognito_sub })).toBe('registered');
    });

    it('is reported to members about their own address only', async () => {
      const [member, other] = [await insertMember(database.db), await insertMember(database.db)];
      const own = { mailaddress: member.mailaddress };
      expect(await status(own, member.authorization)).toBe('waiting_for_basic_information');
      expect(await status(own, other.authorization)).toBe('unknown');
      expect(await status(own, 'Bearer nonsense')).toBe('unknown');
      expect(await status(own)).toBe('unknown');
      expect(await status({ ...own, cognito_sub: other.cognitoSub })).toBe('unknown');
      expect(await status({ mailaddress: newAddress() })).toBe('unknown');
    });
  });
});
