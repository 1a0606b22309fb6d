import {
  type CandidateMessage,
  sendCandidateMessage,
  sendOnetimeCandidateMessage,
} from '@enerabi/shared/contract';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { readIdempotencyKey } from '../../platform/idempotency/idempotency-key.rules.ts';
import { sendMessage } from './send-message.ts';
import type { Sending } from './sending.ts';

export function candidateMessageRoutes(sending: Sending): MountedOperation[] {
  const send = (body: CandidateMessage, asking: Asking, accountId?: number) =>
    sendMessage(
      sending,
      {
        body,
        accountId,
        clientAddress: asking.clientAddress,
        idempotencyKey: idempotencyKeyOf(asking.request),
      },
      new Date(),
    );

  return [
    operation(sendCandidateMessage, async ({ body, ...asking }) => {
      const { accountId } = await sending.auth.authenticate(asking.request);
      return send(body, asking, accountId);
    }),

    operation(sendOnetimeCandidateMessage, async ({ body, ...asking }) => send(body, asking)),
  ];
}

interface Asking {
  request: Request;
  clientAddress: string;
}

/** @throws ProblemError 400 `invalid_idempotency_key` */
function idempotencyKeyOf({ headers }: Request): string | undefined {
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
