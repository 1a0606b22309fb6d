import { setTimeout as sleep } from 'node:timers/promises';

export interface SendingPlan {
  origin: string;
  messages: number;
  /** Distinguishes the messages of this round. */
  round: string;
  facilityIds: readonly number[];
  /** Each try has the message's key. */
  hasKey: boolean;
  /** The text says which try it is, so that only a key shows that it is the same message. */
  tellsTry: boolean;
  perSecond: number;
}

export interface SendingOutcome {
  tries: number;
  seconds: number;
}

const pauseMs = 150;
const timeoutMs = 15_000;
/** A server that was killed is back long before. */
const longestMs = 120_000;

/** Sends messages as visitors do, each from its own network, and each again until an answer arrives. */
export async function sendMessages(plan: SendingPlan): Promise<SendingOutcome> {
  const startedAt = performance.now();
  let tries = 0;
  const sendOne = async (index: number): Promise<void> => {
    let last = '';
    await sleep((index / plan.perSecond) * 1_000);
    for (const until = Date.now() + longestMs; Date.now() < until; await sleep(pauseMs)) {
      tries += 1;
      last = await answerTo(plan, index, tries);
      if (last === 'stored') return;
    }
    throw new Error(`Message ${index} got no answer within ${longestMs / 1_000} s; at last: ${last}`);
  };
  await Promise.all(Array.from({ length: plan.messages }, (_, index) => sendOne(index)));
  return { tries, seconds: (performance.now() - startedAt) / 1_000 };
}

export const addressOf = (round: string, index: number): string => `${round}-${index}@example.jp`;

/**
 * @returns `stored`, or why it is not known
 * @throws Error if the message is refused: a repeat would not help
 */
async function answerTo(plan: SendingPlan, index: number, attempt: number): Promise<string> {
  const { origin, round, facilityIds, hasKey, tellsTry } = plan;
  const reply = await fetch(`${origin}/api/send_onetime_candidate_message`, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${index >> 8}.${index & 255}`,
      ...(hasKey && { 'idempotency-key': `"${round}-${index}"` }),
    },
    body: JSON.stringify({
      facility_id: facilityIds[index % facilityIds.length],
      purpose_kind_id: 2,
      kinds: [{ id: 1005, value: true }],
      content: `空きはありますか。${tellsTry ? `（送信 ${attempt}）` : ''}`,
      mailaddress: addressOf(round, index),
      candidate_information: { last_name: '花岡', first_name: `花子${index}` },
    }),
  }).catch((error: Error) => error);
  if (reply instanceof Error) return String(reply.cause ?? reply);
  const text = await reply.text().catch(() => undefined);
  if (reply.status >= 400 && reply.status < 500) throw new Error(`${reply.status} ${text}`);
  return reply.ok && text !== undefined ? 'stored' : `${reply.status} ${text}`;
}
