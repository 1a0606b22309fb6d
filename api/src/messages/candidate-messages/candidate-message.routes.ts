import {
  type CandidateMessage,
  sendCandidateMessage,
  sendOnetimeCandidateMessage,
} from '@enerabi/shared/contract';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { idempotencyKeyOf } from '../../platform/idempotency/request-key.ts';
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
