import type { Operation, OperationSchemas, ReplyOf } from '@enerabi/shared/contract';
import type { output, ZodMiniType } from 'zod/mini';
import type { WrittenReply } from './written-reply.ts';

type Parsed<T> = T extends ZodMiniType ? output<T> : undefined;

/** Arguments of a handler: the query and body as the contract's schemas let them through. */
export interface Input<S extends OperationSchemas> {
  query: Parsed<S['query']>;
  body: Parsed<S['body']>;
  /** For its headers and its signal, which are made only where they are looked at. */
  request: Request;
  /** From where the request comes (`TRUSTED_PROXIES`), `unknown` where there is no connection; found where it is looked at. */
  readonly clientAddress: string;
}

export type Handler<S extends OperationSchemas> = (
  input: Input<S>,
) => Promise<ReplyOf<S> | WrittenReply<ReplyOf<S>>>;

/** An operation of the contract with what answers it. */
export interface MountedOperation {
  operation: Operation;
  handle: Handler<OperationSchemas>;
}

/** Ties a handler to its operation, so that query, body and reply have the contract's types. */
export const operation = <S extends OperationSchemas>(
  contract: Operation<S>,
  handle: Handler<S>,
): MountedOperation => ({
  operation: contract as unknown as Operation,
  handle: handle as unknown as Handler<OperationSchemas>,
});
