import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Endpoint } from './endpoint.queries.ts';
import { replaceSecret } from './endpoint.writes.ts';
import { newSecret, sealSecret, secretText } from './endpoint-secret.ts';

interface Rotation {
  /** Seals the secret. */
  key: Buffer;
  /** How long the replaced secret signs, too. */
  overlapHours: number;
  now: Date;
}

/** @returns the new secret as `whsec_…`, in clear text for the only time, and until when the replaced one signs, too */
export async function rotateSecret(
  db: Kysely<Schema>,
  { id, url }: Pick<Endpoint, 'id' | 'url'>,
  { key, overlapHours, now }: Rotation,
): Promise<{ secret: string; until: Date }> {
  const secret = newSecret();
  const until = new Date(now.getTime() + overlapHours * 3_600_000);
  await replaceSecret(db, { id, secret: sealSecret(key, url, secret), until });
  return { secret: secretText(secret), until };
}
