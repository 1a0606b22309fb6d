import { createHmac } from 'node:crypto';

export interface SignedMessage {
  /** `webhook-id`. */
  id: string;
  /** Time of this try. */
  now: Date;
  /** The exact body. */
  body: string;
}

/**
 * Headers of Standard Webhooks 1.0.0: HMAC-SHA256 over id, timestamp in seconds and body, joined by dots.
 * @param secrets newest first; each signs, so that a receiver may know either while they are exchanged
 */
export function signatureHeaders(
  secrets: readonly Buffer[],
  { id, now, body }: SignedMessage,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const sign = (secret: Buffer) =>
    `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(sign).join(' '),
  };
}
