import type { input, output, ZodMiniType } from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The schemas of one operation. Query values arrive as text and have the types of the schema's output. */
export interface OperationSchemas {
  query?: ZodMiniType;
  body?: ZodMiniType;
  reply: ZodMiniType;
}

/**
 * An operation of the API, defined once: the client calls it, the API mounts it, the OpenAPI document lists it.
 * `schemas` is a function so that a browser loads them (and zod) with its first call, not with its first page.
 */
export interface Operation<S extends OperationSchemas = OperationSchemas> {
  id: string;
  method: Method;
  path: `/api/${string}`;
  /** A Japanese or English line for the reference page. */
  summary: string;
  /** Whether it takes an `Idempotency-Key` (`CallOptions`). */
  takesIdempotencyKey?: true;
  /** Codes of the problem responses that a caller must handle, besides 422 `invalid_request`, 500 and 503. */
  problems?: readonly string[];
  schemas: () => Promise<S>;
}

/** The caller's values: a field with a default may be omitted. */
export type QueryOf<S extends OperationSchemas> = S['query'] extends ZodMiniType
  ? input<S['query']>
  : undefined;
export type BodyOf<S extends OperationSchemas> = S['body'] extends ZodMiniType ? input<S['body']> : undefined;
/** The parsed values, defaults included. */
export type QueryRead<S extends OperationSchemas> = S['query'] extends ZodMiniType
  ? output<S['query']>
  : undefined;
export type ReplyOf<S extends OperationSchemas> = output<S['reply']>;
