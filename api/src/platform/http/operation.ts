import type { Operation, OperationSchemas, ReplyOf } from '@enerabi/shared/contract';
import type { output, ZodMiniType } from 'zod/mini';
import type { WrittenReply } from './written-reply.ts';

type Parsed<T> = T extends ZodMiniType ? output<T> : undefined;

/** Arguments of a handler: the query and body as parsed by the contract's schemas. */
export interface Input<S extends OperationSchemas> {
  query: Parsed<S['query']>;
  body: Parsed<S['body']>;
  /** For its headers and its signal, which are created on access. */
  request: Request;
  /** The client's address (`TRUSTED_PROXIES`), `unknown` without a connection. */
  clientAddress: string;
}

export type Handler<S extends OperationSchemas> = (
  input: Input<S>,
) => Promise<ReplyOf<S> | WrittenReply<ReplyOf<S>>>;

/** An operation of the contract with its handler. */
export interface MountedOperation {
  operation: Operation;
  handle: Handler<OperationSchemas>;
}

/** Combines a handler with its operation, so that query, body and reply have the contract's types. */
export const operation = <S extends OperationSchemas>(
  contract: Operation<S>,
  handle: Handler<S>,
): MountedOperation => ({
  operation: contract as unknown as Operation,
  handle: handle as unknown as Handler<OperationSchemas>,
});
