import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { CommandNotification } from './log-notifier.ts';

/** Pauses before the attempts after the first; a receiver that is away longer misses the notification. */
export const webhookPausesMs = [1_000, 10_000, 60_000];
const deadlineMs = 10_000;

export interface WebhookReceiver {
  address: string;
  /** Any text; both sides know it. */
  secret: string;
}

/**
 * Sends a notification as a Standard Webhook (HMAC-SHA256 over id, time and body). Repeated attempts have the same id.
 * @throws Error after the last attempt, with what the receiver answered
 */
export async function sendWebhook(
  { address, secret }: WebhookReceiver,
  notification: CommandNotification,
  { now = () => new Date(), pausesMs = webhookPausesMs } = {},
): Promise<void> {
  const body = JSON.stringify(notification);
  const id = `release-${notification.environment}-${notification.seq}`;
  const signer = new Webhook(Buffer.from(secret).toString('base64'));
  for (let attempt = 0; ; attempt++) {
    const at = now();
    const fault = await post(address, body, {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': signer.sign(id, at, body),
    });
    if (fault === undefined) return;
    const pause = pausesMs[attempt];
    if (pause === undefined) throw new Error(`${new URL(address).host} did not take it: ${fault}`);
    await sleep(pause, undefined, { ref: false });
  }
}

async function post(
  address: string,
  body: string,
  headers: Record<string, string>,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(deadlineMs);
  return fetch(address, { method: 'POST', body, headers, redirect: 'error', signal }).then(
    ({ ok, status }) => (ok ? undefined : `it answered ${status}`),
    (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
  );
}
