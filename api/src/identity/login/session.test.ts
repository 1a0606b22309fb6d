import { beforeAll, describe, expect, it } from '@jest/globals';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { describeOnDatabases } from '../../testing/databases.ts';
import { insertMember } from '../../testing/member.ts';
import { Argon2Hasher } from '../hashing/password-hasher.ts';
import { hashRefreshToken } from '../session/refresh-token.ts';
import { type AskedApp, cheapCost, openApp } from '../testing/open-app.ts';

const password = 'ひまわり の 種をまく';

describeOnDatabases('sessions', (database) => {
  let api: AskedApp;
  let passwordHash: string;
  beforeAll(async () => {
    api = await openApp(database.db);
    passwordHash = await new Argon2Hasher(cheapCost).hash(password);
  });

  const newMember = (known = {}) =>
    insertMember(database.db, { known: { password_hash: passwordHash, ...known } });
  const loggedIn = async (known = {}) => {
    const member = await newMember(known);
    const { body } = await api.post('/api/login', { mailaddress: member.mailaddress, password });
    const { sid: sessionId } = decodeJwt<{ sid: string }>(body.IdToken);
    return {
      ...member,
      authorization: `${body.TokenType} ${body.IdToken}`,
      refreshToken: body.RefreshToken as string,
      idToken: body.IdToken as string,
      sessionId,
    };
  };
  const me = (authorization: string) => api.get('/api/front_me', { authorization });
  const unauthorized = { status: 401, body: { code: 'unauthorized' } };
  const ended = { status: 401, body: { code: 'session_ended' } };
  const setSession = (sessionId: string, set: Record<string, Date | Buffer>) =>
    database.db.updateTable('session').set(set).where('id', '=', sessionId).execute();
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const daysAgo = (days: number) => secondsAgo(days * 86_400);

  describe('login', () => {
    it('gives the four tokens of the specification', async () => {
      const { mailaddress } = await newMember();
      const { status, body } = await api.post('/api/login', { mailaddress, password });
      expect(status).toBe(200);
      expect(body).toEqual({
        ExpiresIn: 600,
        TokenType: 'Bearer',
        RefreshToken: expect.stringMatching(/^[\w-]{43}$/),
        IdToken: expect.any(String),
      });
    });

    it('signs an id token that anybody can verify by the published keys', async () => {
      const { cognitoSub, idToken, sessionId } = await loggedIn();
      const { body: keys, headers } = await api.get('/.well-known/jwks.json');
      expect(headers.get('cache-control')).toBe('public, max-age=60');
      expect(JSON.stringify(keys)).not.toContain('"d"');
      const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys));
      expect(payload).toEqual({
        iss: 'http://localhost:3000',
        aud: 'enerabi-api',
        sub: cognitoSub,
        sid: sessionId,
        iat: expect.any(Number),
        exp: (payload.iat ?? 0) + 600,
      });
      const { alg, kid } = decodeProtectedHeader(idToken);
      expect(alg).toBe('EdDSA');
      expect(keys.keys.map((key: { kid: string }) => key.kid)).toContain(kid);
    });

    it('takes the mail address in capitals, too', async () => {
      const { mailaddress } = await newMember();
      const reply = await api.post('/api/login', { mailaddress: mailaddress.toUpperCase(), password });
      expect(reply.status).toBe(200);
    });

    it('hashes a password anew whose hash was made at another cost', async () => {
      const { mailaddress, accountId } = await newMember();
      const passwords = new Argon2Hasher({ ...cheapCost, timeCost: 2 });
      const other = await openApp(database.db, { passwords });
      expect((await other.post('/api/login', { mailaddress, password })).status).toBe(200);
      const { password_hash } = await database.db
        .selectFrom('account')
        .select('password_hash')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      expect(passwords.isOutdated(password_hash)).toBe(false);
      expect((await other.post('/api/login', { mailaddress, password })).status).toBe(200);
    });

    it('keeps neither token where somebody who reads the database could use it', async () => {
      const { refreshToken, sessionId } = await loggedIn();
      const row = await database.db
        .selectFrom('session')
        .selectAll()
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow();
      expect(row.refresh_token_hash).toEqual(hashRefreshToken(refreshToken));
      expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(30 * 86_400_000);
    });
  });

  describe('the member who is logged in', () => {
    it('gets the own data, without a name until one is registered', async () => {
      const { authorization, cognitoSub, mailaddress } = await loggedIn({ position_kind_ids: [1, 2] });
      expect((await me(authorization)).body).toEqual({
        cognito_sub: cognitoSub,
        mailaddress,
        positions: [{ position_kind_id: 1 }, { position_kind_id: 2 }],
        last_name: null,
        first_name: null,
      });
      const named = await loggedIn({
        basic_information_at: new Date(),
        last_name: '山田',
        first_name: '花子',
      });
      expect((await me(named.authorization)).body).toMatchObject({ last_name: '山田', first_name: '花子' });
    });

    it.each([
      ['without a header', {}],
      ['with nonsense', { authorization: 'Bearer nonsense' }],
      ['with another scheme', { authorization: 'Basic bm9uc2Vuc2U=' }],
    ])('is nobody %s', async (_, asking) => {
      expect(await api.get('/api/front_me', asking)).toMatchObject(unauthorized);
    });

    it('stays until the token expires, and a moment longer, since clocks differ (R3.1)', async () => {
      const expired = (seconds: number) =>
        insertMember(database.db, { now: secondsAgo(600 + seconds) }).then(({ authorization }) =>
          me(authorization),
        );
      expect((await expired(10)).status).toBe(200);
      expect(await expired(40)).toMatchObject(unauthorized);
    });

    it('is a visitor with a token of another site', async () => {
      const { authorization } = await insertMember(database.db, { issuer: 'https://other.test' });
      expect(await me(authorization)).toMatchObject(unauthorized);
    });

    it('is a visitor with a changed token', async () => {
      const one = await loggedIn();
      const other = await loggedIn();
      const [header, , signature] = one.idToken.split('.');
      const forged = [header, other.idToken.split('.')[1], signature].join('.');
      expect(await me(`Bearer ${forged}`)).toMatchObject(unauthorized);
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${one.idToken.split('.')[1]}.`;
      expect(await me(`Bearer ${unsigned}`)).toMatchObject(unauthorized);
    });

    it('is a visitor once the account is gone', async () => {
      const { authorization, accountId } = await loggedIn();
      await database.db.deleteFrom('account').where('id', '=', accountId).execute();
      expect(await me(authorization)).toMatchObject(unauthorized);
    });

    it.each([
      ['its lifetime of 30 days', { expires_at: new Date(Date.now() - 1000) }],
      ['14 days without use', { refreshed_at: new Date(Date.now() - 14 * 86_400_000 - 1000) }],
    ])('is nobody after %s', async (_, set) => {
      const { authorization, refreshToken, sessionId } = await loggedIn();
      await setSession(sessionId, set);
      expect(await me(authorization)).toMatchObject(unauthorized);
      const reply = await api.post('/api/refresh', { refresh_token: refreshToken }, { authorization });
      expect(reply).toMatchObject(ended);
    });
  });

  describe('refresh', () => {
    it('gives a new id token and keeps the refresh token (R3.3, R3.6)', async () => {
      const { authorization, refreshToken } = await loggedIn();
      for (let turn = 0; turn < 2; turn += 1) {
        const reply = await api.post('/api/refresh', { refresh_token: refreshToken }, { authorization });
        expect(reply.body).toEqual({ ExpiresIn: 600, TokenType: 'Bearer', IdToken: expect.any(String) });
        expect((await me(`Bearer ${reply.body.IdToken}`)).status).toBe(200);
      }
    });

    it('takes an id token that expired long ago, and goes on from that day', async () => {
      const { authorization, sessionId } = await insertMember(database.db, { now: daysAgo(13) });
      const set = { refresh_token_hash: hashRefreshToken('saved'), refreshed_at: daysAgo(13) };
      await setSession(sessionId, set);
      expect(await me(authorization)).toMatchObject(unauthorized);
      const { status } = await api.post('/api/refresh', { refresh_token: 'saved' }, { authorization });
      expect(status).toBe(200);
      const { refreshed_at } = await database.db
        .selectFrom('session')
        .select('refreshed_at')
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow();
      expect(Date.now() - refreshed_at.getTime()).toBeLessThan(60_000);
    });

    it('is refused without the id token of that very session, and without the refresh token', async () => {
      const one = await loggedIn();
      const other = await loggedIn();
      const withToken = { refresh_token: one.refreshToken };
      expect(await api.post('/api/refresh', withToken)).toMatchObject(ended);
      expect(await api.post('/api/refresh', withToken, { authorization: other.authorization })).toMatchObject(
        ended,
      );
      expect(await api.post('/api/refresh', {}, { authorization: one.authorization })).toMatchObject(ended);
      const wrong = { refresh_token: other.refreshToken };
      expect(await api.post('/api/refresh', wrong, { authorization: one.authorization })).toMatchObject(
        ended,
      );
    });

    it('loses against a logout at the same time: nothing goes on (R3.6)', async () => {
      const { authorization, refreshToken } = await loggedIn();
      const body = { refresh_token: refreshToken };
      const [, reply] = await Promise.all([
        api.post('/api/logout', body, { authorization }),
        api.post('/api/refresh', body, { authorization }),
      ]);
      if (reply.status === 200) expect(await me(`Bearer ${reply.body.IdToken}`)).toMatchObject(unauthorized);
      expect(await api.post('/api/refresh', body, { authorization })).toMatchObject(ended);
    });
  });

  describe('logout', () => {
    it.each(['by the refresh token', 'by the authorization header', 'by both'])(
      'ends the session at once, %s (R3.6)',
      async (by) => {
        const { authorization, refreshToken } = await loggedIn();
        const body = by === 'by the authorization header' ? {} : { refresh_token: refreshToken };
        const asking = by === 'by the refresh token' ? {} : { authorization };
        expect(await api.post('/api/logout', body, asking)).toMatchObject({ status: 200, body: {} });
        expect(await me(authorization)).toMatchObject(unauthorized);
        const refreshing = { refresh_token: refreshToken };
        expect(await api.post('/api/refresh', refreshing, { authorization })).toMatchObject(ended);
      },
    );

    it('takes an id token that has expired', async () => {
      const { authorization, sessionId } = await insertMember(database.db, { now: daysAgo(1) });
      await api.post('/api/logout', {}, { authorization });
      const left = await database.db.selectFrom('session').select('id').where('id', '=', sessionId).execute();
      expect(left).toEqual([]);
    });

    it('is no problem for a session that is over, or never was', async () => {
      const { authorization, refreshToken } = await loggedIn();
      for (let turn = 0; turn < 2; turn += 1) {
        const reply = await api.post('/api/logout', { refresh_token: refreshToken }, { authorization });
        expect(reply.status).toBe(200);
      }
      expect((await api.post('/api/logout', {})).status).toBe(200);
      expect((await api.post('/api/logout', { refresh_token: 'x' }, { authorization: 'x' })).status).toBe(
        200,
      );
    });

    it('ends no other session, but everywhere ends them all (R3.6)', async () => {
      const one = await loggedIn();
      const { body } = await api.post('/api/login', { mailaddress: one.mailaddress, password });
      const other = `Bearer ${body.IdToken}`;
      const stranger = await loggedIn();
      await api.post('/api/logout', {}, one);
      expect((await me(other)).status).toBe(200);
      const third = (await api.post('/api/login', { mailaddress: one.mailaddress, password })).body;
      expect((await api.post('/api/logout_everywhere', {}, { authorization: other })).status).toBe(200);
      expect(await me(other)).toMatchObject(unauthorized);
      expect(await me(`Bearer ${third.IdToken}`)).toMatchObject(unauthorized);
      expect((await me(stranger.authorization)).status).toBe(200);
      expect(await api.post('/api/logout_everywhere', {})).toMatchObject(unauthorized);
    });
  });
});
