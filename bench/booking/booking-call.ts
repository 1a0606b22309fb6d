import { setTimeout as sleep } from 'node:timers/promises';

export interface BookingCall {
  facilityId: number;
  /** `YYYY-MM-DD HH:mm:ss` in Japan. */
  startsAt: string;
  /** Number of the family, in all contests: its mail address and its network. */
  family: number;
  /** Distinguishes families of one benchmark. */
  round: string;
  hasKey?: boolean;
}

/** @returns the status, and the body if it is JSON; an Error without an answer */
export type Answer = { status: number; body: { code?: string; reference?: string; success?: boolean } };

const timeoutMs = 30_000;
const pauseMs = 150;
/** A server that was killed is back long before. */
const longestMs = 120_000;

export const mailaddressOf = ({ round, family }: Pick<BookingCall, 'round' | 'family'>): string =>
  `${round}-${family}@example.jp`;

export const bookingPath = '/api/one_stop/booking';

/** A network of its own (RFC 1918): the API counts tries by network. */
export const networkOf = ({ family }: Pick<BookingCall, 'family'>) => ({
  'x-forwarded-for': `10.${(family >> 16) & 255}.${(family >> 8) & 255}.${family & 255}`,
});

export const bodyOf = (call: Pick<BookingCall, 'facilityId' | 'startsAt' | 'family' | 'round'>) => ({
  facility_id: call.facilityId,
  person_last_name: '花岡',
  person_first_name: '花子',
  person_last_name_furigana: 'ハナオカ',
  person_first_name_furigana: 'ハナコ',
  person_contact_phone: '09012345678',
  person_contact_mail: mailaddressOf(call),
  desired_reservation_datetime: call.startsAt,
  person_number: 1,
  child_number: 0,
});

/** Books as a visitor from a network of its own. @throws Error without an answer */
export async function book(origin: string, call: BookingCall): Promise<Answer> {
  const { hasKey } = call;
  const key = hasKey && { 'idempotency-key': `"${mailaddressOf(call)}"` };
  return post(`${origin}${bookingPath}`, { ...networkOf(call), ...key }, bodyOf(call));
}

/** Waits for the visit, as the same family. @throws Error without an answer */
export async function waitFor(origin: string, call: BookingCall): Promise<Answer> {
  return post(`${origin}/api/one_stop/waitlist`, networkOf(call), {
    facility_id: call.facilityId,
    desired_reservation_datetime: call.startsAt,
    mailaddress: mailaddressOf(call),
  });
}

/** Cancels a visitor's booking. @param token of the link in its mail @throws Error without an answer */
export const cancel = (origin: string, token: string, call: BookingCall): Promise<Answer> =>
  post(`${origin}/api/one_stop/cancel_booking`, networkOf(call), { token });

async function post(address: string, headers: Record<string, string>, body: object): Promise<Answer> {
  const reply = await fetch(address, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Answer['body'] };
}

/** Tries again until an answer arrives, as a family does whose page says that nothing is known. */
export async function untilAnswered(
  origin: () => string | undefined,
  ask: (origin: string) => Promise<Answer>,
): Promise<Answer> {
  let last = 'no server was running';
  for (const until = Date.now() + longestMs; Date.now() < until; await sleep(pauseMs)) {
    const running = origin();
    const answer = running ? await ask(running).catch((error: Error) => error) : undefined;
    if (answer instanceof Error) last = String(answer.cause ?? answer);
    else if (answer && answer.status < 500) return answer;
    else if (answer) last = `${answer.status} ${answer.body.code}`;
  }
  throw new Error(`A call got no answer within ${longestMs / 1_000} s; at last: ${last}`);
}
