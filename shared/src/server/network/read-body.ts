import { setTimeout as wait } from 'node:timers/promises';

export interface BodyLimits {
  mostBytes: number;
  /** For the whole body: a sender that drips is cut off, too. */
  withinMs: number;
}

export type BodyFault = 'too_large' | 'too_slow';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

const discarded = { mostBytes: 4_194_304, withinMs: 500 };

/**
 * Reads a request's body to its end and counts its bytes, whatever length it declares.
 * @returns undefined without a body. After an error some of it may be unread: see `hasUnread`
 * @throws if the sender disconnects
 */
export async function readBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  limits: BodyLimits,
): Promise<Uint8Array<ArrayBuffer> | BodyFault | undefined> {
  if (!body) return undefined;
  const reader = body.getReader();
  const isTooLarge = Number(headers.get('content-length') ?? 0) > limits.mostBytes;
  const read = isTooLarge ? 'too_large' : await readAll(reader, limits);
  // Most senders read a reply only after they have sent everything.
  if (read === 'too_large') await readAll(reader, discarded);
  return read;
}

async function readAll(
  reader: Reader,
  { mostBytes, withinMs }: BodyLimits,
): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
  const inTime = new AbortController();
  const tooSlow = wait(withinMs, 'too_slow' as const, { signal: inTime.signal });
  tooSlow.catch(() => {});
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const step = await Promise.race([reader.read(), tooSlow]);
      if (step === 'too_slow') return step;
      if (step.done) return Buffer.concat(chunks);
      size += step.value.byteLength;
      if (size > mostBytes) return 'too_large';
      chunks.push(step.value);
    }
  } finally {
    inTime.abort();
  }
}

interface Message {
  method?: string | undefined;
  /** Whether all of it has been received. */
  complete: boolean;
}

/**
 * Whether a request is answered before all of it arrived: its connection must not be reused, since another request
 * would wait behind the rest of the body.
 * @param incoming absent if the request has no socket
 */
export const hasUnread = (incoming: Message | undefined): boolean =>
  incoming !== undefined && incoming.method !== 'GET' && incoming.method !== 'HEAD' && !incoming.complete;
