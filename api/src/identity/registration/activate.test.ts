import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../testing/databases.ts';
import { codeMailedTo, otherCode } from '../testing/mails.ts';
import { type AskedApp, openApp } from '../testing/open-app.ts';
import { codeRefused, letPass, newAddress, registering, tooMany } from './testing/registering.ts';

describeOnDatabases('the code of a registration', (database) => {
  let api: AskedApp;
  beforeAll(async () => {
    api = await openApp(database.db);
  });
  beforeEach(() => database.db.deleteFrom('attempt').execute());
  const { registered, activate, resend, accountsOf } = registering(
    () => database.db,
    () => api,
  );

  it('needs name, address and digits that belong together', async () => {
    const [one, other] = [await registered(), await registered()];
    for (const mixed of [
      { ...one, mailaddress: other.mailaddress },
      { ...one, cognito_sub: other.cognito_sub },
      { ...one, cognito_sub: randomUUID() },
      { ...one, code: otherCode(one.code) },
    ])
      expect(await activate(mixed)).toMatchObject(codeRefused);
    expect((await activate({ ...one, mailaddress: one.mailaddress.toUpperCase() })).status).toBe(200);
  });

  it('works once, also for two at the same time', async () => {
    const one = await registered();
    const replies = await Promise.all([activate(one), activate(one), activate(one)]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422, 422]);
    expect(await activate(one)).toMatchObject(codeRefused);
    expect(await accountsOf(one.mailaddress)).toHaveLength(1);
    const sessions = await database.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select('session.id')
      .where('account.mailaddress', '=', one.mailaddress)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  it('runs out after half an hour', async () => {
    const one = await registered();
    await letPass(database.db, 30 * 60 + 1);
    expect(await activate(one)).toMatchObject(codeRefused);
  });

  it('fits no more after ten wrong ones, until another is sent', async () => {
    const one = await registered();
    for (let turn = 0; turn < 10; turn += 1)
      expect(await activate({ ...one, code: otherCode(one.code) })).toMatchObject(codeRefused);
    expect(await activate(one)).toMatchObject(codeRefused);
    await letPass(database.db, 61);
    await resend(one.cognito_sub);
    const code = await codeMailedTo(database.db, one.mailaddress);
    expect((await activate({ ...one, code })).status).toBe(200);
  });

  it('is not guessed by registering again and again', async () => {
    const mailaddress = newAddress();
    for (let turn = 0; turn < 6; turn += 1) {
      const one = await registered(mailaddress);
      for (let tries = 0; tries < 10; tries += 1) await activate({ ...one, code: otherCode(one.code) });
    }
    const last = await registered(mailaddress);
    const reply = await activate(last, '192.0.2.9');
    expect(reply).toMatchObject(tooMany);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3000);
    // Made-up names did not count.
    const other = await registered();
    for (let tries = 0; tries < 70; tries += 1)
      await activate({ ...other, cognito_sub: randomUUID() }, `198.51.100.${tries}`);
    expect((await activate(other)).status).toBe(200);
  });

  it('cannot be used by somebody who reads the database', async () => {
    const { cognito_sub, code } = await registered();
    const { rows } = await sql<{ row: string }>`
      select row_to_json(authentication_code)::text as row from authentication_code
      where cognito_sub = ${cognito_sub}`.execute(database.db);
    expect(rows[0]?.row).not.toContain(code);
    expect(rows[0]?.row).not.toContain(Buffer.from(code).toString('hex'));
  });
});
