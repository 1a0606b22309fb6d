import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { WebhookEndpointTable } from '../../db/webhook-schema.ts';
import { seal, unseal } from '../../sealing/sealed.ts';

/** Standard Webhooks allows 24 to 64. */
const secretBytes = 32;

export const newSecret = (): Buffer => randomBytes(secretBytes);

/** As receivers get it: `whsec_` and base64. */
export const secretText = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;

/** A sealed secret belongs to one URL. */
const sealName = (url: string): string => `webhook ${url}`;

/** @param key seals secrets in the database */
export const sealSecret = (key: Buffer, url: string, secret: Buffer): Buffer =>
  seal(key, sealName(url), secret);

type Endpoint = Pick<
  Selectable<WebhookEndpointTable>,
  'url' | 'secret' | 'previous_secret' | 'previous_secret_until'
>;

/**
 * The secrets that sign now, newest first; two while one replaces the other.
 * @returns none if another `AUTH_SECRET` sealed them
 */
export function signingSecrets(key: Buffer, endpoint: Endpoint, now: Date): Buffer[] {
  const { url, secret, previous_secret, previous_secret_until } = endpoint;
  const isBoth = previous_secret_until !== null && now < previous_secret_until;
  const current = unseal(key, sealName(url), secret);
  const previous = isBoth && previous_secret ? unseal(key, sealName(url), previous_secret) : undefined;
  return [current, previous].filter((opened) => opened !== undefined);
}
