import type { Endpoint } from '../endpoints/endpoint.queries.ts';
import { signingSecrets } from '../endpoints/endpoint-secret.ts';
import type { AddressPolicy } from '../network/address.rules.ts';
import { AddressRefused, type Resolve } from '../network/checked-lookup.ts';
import { post } from '../network/post.ts';
import { urlFault } from '../network/target.rules.ts';
import type { Delivery } from './delivery.writes.ts';
import { readRetryAfter } from './schedule.rules.ts';
import { signatureHeaders } from './signature.rules.ts';

export interface TryContext {
  /** Opens the secrets of endpoints. */
  key: Buffer;
  policy: AddressPolicy;
  /** Default: the system's resolver. */
  resolve?: Resolve;
  /** Default: 15 s. */
  timeoutMs?: number;
  /** The current time. */
  clock: () => Date;
}

export interface TryOutcome {
  /** Null: there was no answer. */
  status: number | null;
  /** Null: it was taken. */
  fault: string | null;
  retryAfter?: Date | undefined;
}

const defaultTimeoutMs = 15_000;

/** Sends a delivery once, signed for this try; only 2xx is success. Records nothing, and never throws. */
export async function tryOnce(
  context: TryContext,
  endpoint: Endpoint,
  delivery: Delivery,
): Promise<TryOutcome> {
  const { key, policy, resolve, timeoutMs = defaultTimeoutMs, clock } = context;
  const now = clock();
  const secrets = signingSecrets(key, endpoint, now);
  if (secrets.length === 0) return { status: null, fault: 'AUTH_SECRET does not open the secret; rotate it' };
  const refused = urlFault(endpoint.url, policy);
  if (refused) return { status: null, fault: `the URL ${refused}` };
  const { webhook_id: id, body } = delivery;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'enerabi-webhooks/1',
    ...signatureHeaders(secrets, { id, now, body }),
  };
  try {
    const reply = await post({ url: endpoint.url, headers, body, timeoutMs, policy, resolve });
    return { ...judge(reply.status), retryAfter: readRetryAfter(reply.retryAfter, clock()) };
  } catch (error) {
    return { status: null, fault: faultOf(error as NodeJS.ErrnoException, timeoutMs) };
  }
}

function judge(status: number): TryOutcome {
  if (status >= 200 && status < 300) return { status, fault: null };
  const isRedirect = status >= 300 && status < 400;
  return { status, fault: `status ${status}${isRedirect ? ': redirects are not followed' : ''}` };
}

const faultOf = (error: NodeJS.ErrnoException, timeoutMs: number): string => {
  if (error instanceof AddressRefused) return error.message;
  if ((error.cause as Error | undefined)?.name === 'TimeoutError' || error.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1000} s`;
  return error.code ?? error.name;
};
