import { ProblemError } from '../http/problem-error.ts';
import { readIdempotencyKey } from './idempotency-key.rules.ts';

/** A request's Idempotency-Key, undefined without one. @throws ProblemError 400 `invalid_idempotency_key` */
export function idempotencyKeyOf({ headers }: Request): string | undefined {
  const header = headers.get('idempotency-key');
  if (header === null) return undefined;
  const key = readIdempotencyKey(header);
  if (key === undefined)
    throw new ProblemError(
      400,
      'invalid_idempotency_key',
      'Idempotency-Key has 1 to 255 printable ASCII characters, in quotes or without spaces.',
    );
  return key;
}
