import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { describeOnDatabases } from '../../testing/databases.ts';
import { IdTokens } from './id-token.ts';
import { SigningKeys } from './signing-keys.ts';

const dayMs = 86_400_000;
const start = new Date('2026-11-23T03:00:00Z');
const later = (days: number, ms = 0) => new Date(start.getTime() + days * dayMs + ms);
const bearer = { cognitoSub: '5f0c7a3e-55d2-4d1c-8a58-0d8b2b6f7a11', sessionId: 'session' };

describeOnDatabases('signing keys', (database) => {
  const secret = randomBytes(32);
  let warnings: string[];
  const server = (of = secret) => {
    const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(JSON.parse(line).msg) });
    const keys = new SigningKeys({ db: database.db, secret: of, log });
    return { keys, tokens: new IdTokens(keys, 'https://example.jp') };
  };
  const saved = () => database.db.selectFrom('signing_key').selectAll().execute();

  beforeEach(async () => {
    warnings = [];
    await database.db.deleteFrom('signing_key').execute();
  });

  it('are created once by concurrent servers', async () => {
    const servers = Array.from({ length: 6 }, () => server());
    const keys = await Promise.all(servers.map(({ keys }) => keys.signing(start)));
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
    expect(await saved()).toHaveLength(1);
  });

  it('sign for thirty days, then another does', async () => {
    const { keys } = server();
    const first = await keys.signing(start);
    expect((await keys.signing(later(30, -1))).kid).toBe(first.kid);
    expect((await keys.signing(later(30))).kid).not.toBe(first.kid);
    expect(await server().keys.signing(later(31))).toMatchObject({
      kid: (await keys.signing(later(31))).kid,
    });
  });

  it('are published until no session can show what they signed', async () => {
    const { keys } = server();
    const first = await keys.signing(start);
    const names = async (now: Date) => (await keys.published(now)).keys.map(({ kid }) => kid);
    expect(await names(later(1))).toEqual([first.kid]);
    expect(await names(later(30))).toEqual([expect.any(String), first.kid]);
    // Signed on the last day, presented for a refresh on the session's last day.
    expect(await names(later(60))).toContain(first.kid);
    expect(await keys.verifying(first.kid, later(60))).toBeDefined();
    expect(await names(later(61))).not.toContain(first.kid);
    expect(await keys.verifying(first.kid, later(61))).toBeUndefined();
  });

  it('cannot be used by somebody who reads the database', async () => {
    const { privateKey } = await server().keys.signing(start);
    const [row] = await saved();
    const { d } = privateKey.export({ format: 'jwk' });
    expect(row?.private_key.includes(Buffer.from(d ?? '', 'base64url'))).toBe(false);
    expect(row?.public_jwk).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' });
    expect(row?.public_jwk).not.toHaveProperty('d');
  });

  it('that another secret sealed sign no more, and still verify what they signed', async () => {
    const before = await server().tokens.sign(bearer, start);
    const { tokens, keys } = server(randomBytes(32));
    const now = new Date(start.getTime() + 60_000);
    expect(await tokens.read(await tokens.sign(bearer, now), now)).toEqual(bearer);
    expect(await tokens.read(before, now)).toEqual(bearer);
    expect(warnings).toEqual([expect.stringContaining('AUTH_SECRET')]);
    await keys.signing(now);
    expect(warnings).toHaveLength(1);
    expect(await saved()).toHaveLength(2);
  });

  it('of another server are found, but made-up names cause one query a second at most', async () => {
    const one = server();
    await one.keys.signing(start);
    await one.keys.verifying('made up', start);
    // Its secret differs from the first one's: it creates its own key.
    const other = server(randomBytes(32));
    const soon = new Date(start.getTime() + 900);
    const token = await other.tokens.sign(bearer, soon);
    expect(await one.tokens.read(token, soon)).toBeUndefined();
    expect(await one.tokens.read(token, new Date(start.getTime() + 1_000))).toEqual(bearer);
  });
});
