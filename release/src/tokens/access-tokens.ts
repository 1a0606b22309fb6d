import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseObject, signValue, verifyValue } from '../document/index.ts';
import { type LogSource, type Registry, RegistryError } from '../registry/index.ts';
import { type AccessToken, accessToken, type Scope, tokenId } from './access-token.schemas.ts';

const form = /^rlt_([a-z0-9]{12})_([A-Za-z0-9_-]{43})$/;
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export interface NewToken {
  holder: string;
  /** Null: every app. */
  apps: string[] | null;
  scopes: Scope[];
  /** Path prefixes that a new app may take; for a token of one app. */
  claims?: string[] | undefined;
  days: number;
  createdBy: string;
  now: Date;
}

/**
 * Makes a token. Its record is signed, so that nobody who can only write to the store can make one.
 * @returns the text that its holder sends; it cannot be read again later
 * @throws RegistryError `refused` if it claims paths for more than one app
 */
export async function createToken(
  { store, environment, keys }: Registry,
  { holder, apps, scopes, claims, days, createdBy, now }: NewToken,
): Promise<{ text: string; token: AccessToken }> {
  if (claims && apps?.length !== 1)
    throw new RegistryError('refused', 'a token that claims paths is for one app; name it');
  const id = Array.from(randomBytes(12), (byte) => letters[byte % letters.length]).join('');
  const secret = randomBytes(32).toString('base64url');
  const token = accessToken.parse({
    schema: 1,
    id,
    holder,
    apps,
    scopes,
    ...(claims && { claims }),
    createdAt: now.toISOString(),
    createdBy,
    expiresAt: new Date(now.getTime() + days * 86_400_000).toISOString(),
    revokedAt: null,
    hash: hashOf(secret),
  });
  await store.writeToken(environment, id, textOf(token, keys));
  return { text: `rlt_${id}_${secret}`, token };
}

/** @throws RegistryError `refused` if there is no such token */
export async function revokeToken(registry: Registry, id: string, now: Date): Promise<AccessToken> {
  const token = tokenId.safeParse(id).success ? await read(registry, id) : undefined;
  if (!token)
    throw new RegistryError(
      'refused',
      `there is no token ${id}; \`npm run release -- token list\` lists them`,
    );
  const revoked = { ...token, revokedAt: token.revokedAt ?? now.toISOString() };
  await registry.store.writeToken(registry.environment, id, textOf(revoked, registry.keys));
  return revoked;
}

/** Records that are not signed by a trusted key are left out. The newest comes first. */
export async function listTokens(source: LogSource): Promise<AccessToken[]> {
  const texts = await source.store.readTokens(source.environment);
  const tokens = texts.flatMap((text) => parsed(text, source) ?? []);
  return tokens.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** @returns the token's record; undefined if the text is none, or it was revoked or has expired */
export async function findToken(
  source: LogSource,
  text: string,
  now: Date,
): Promise<AccessToken | undefined> {
  const [, id, secret] = form.exec(text) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const token = await read(source, id);
  if (!token || stateOf(token, now) !== 'valid') return undefined;
  return timingSafeEqual(Buffer.from(token.hash), Buffer.from(hashOf(secret))) ? token : undefined;
}

/** Whether a token allows something with an app; with null, something that is about no app. */
export const allows = ({ apps, scopes }: AccessToken, wanted: Scope, app: string | null): boolean =>
  scopes.includes(wanted) && (apps === null || app === null || apps.includes(app));

export const stateOf = ({ revokedAt, expiresAt }: AccessToken, now: Date): 'valid' | 'revoked' | 'expired' =>
  revokedAt !== null ? 'revoked' : Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'valid';

const textOf = (token: AccessToken, { signing }: Registry['keys']): string =>
  `${JSON.stringify(signValue('access-token', token, signing), null, 2)}\n`;

async function read(source: LogSource, id: string): Promise<AccessToken | undefined> {
  const text = await source.store.readToken(source.environment, id);
  const token = text === undefined ? undefined : parsed(text, source);
  return token?.id === id ? token : undefined;
}

function parsed(text: string, { keys }: LogSource): AccessToken | undefined {
  const raw = parseObject(text);
  if (!raw || verifyValue('access-token', raw, keys.trusted) !== 'ok') return undefined;
  return accessToken.safeParse(raw).data;
}
