import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { type AppOptions, createApp } from '../../app.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { Argon2Hasher, type PasswordHasher } from '../hashing/password-hasher.ts';

export const cheapCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Counts expensive operations. */
export class CountingHasher extends Argon2Hasher {
  count = 0;

  constructor(cost = cheapCost) {
    super(cost);
  }

  override hash(password: string): Promise<string> {
    this.count += 1;
    return super.hash(password);
  }

  override verify(known: string | undefined, password: string): Promise<boolean> {
    this.count += 1;
    return super.verify(known, password);
  }
}

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it reads.
  body: any;
}

export interface Asking {
  /** Remote end of the connection. */
  from?: string;
  authorization?: string;
  headers?: Record<string, string>;
}

export interface AskedApp {
  app: Hono;
  get: (path: string, asking?: Asking) => Promise<Reply>;
  post: (path: string, body: object, asking?: Asking) => Promise<Reply>;
}

/** The app with cheap passwords and a client address that a test chooses. */
export async function openApp(
  db: Kysely<Schema>,
  options: Partial<AppOptions> & { passwords?: PasswordHasher } = {},
): Promise<AskedApp> {
  const app = await createApp({ db, passwords: new Argon2Hasher(cheapCost), ...options });
  const ask = async (
    path: string,
    init: RequestInit & { headers?: Record<string, string> },
    { from = '192.0.2.1', authorization, headers }: Asking,
  ): Promise<Reply> => {
    const all = { ...init.headers, ...headers, ...(authorization && { authorization }) };
    const connection = { incoming: { socket: { remoteAddress: from, remoteFamily: 'IPv4' } } };
    const reply = await app.request(path, { ...init, headers: all }, connection);
    return { status: reply.status, headers: reply.headers, body: await reply.json() };
  };
  return {
    app,
    get: (path, asking = {}) => ask(path, {}, asking),
    post: (path, body, asking = {}) =>
      ask(
        path,
        { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
        asking,
      ),
  };
}
