import { mostBodyBytes, writeTimeoutMs } from '@enerabi/shared/constants';
import type { Operation, OperationSchemas } from '@enerabi/shared/contract';
import { cleanInput } from '@enerabi/shared/contract/text/clean-input';
import { readBody } from '@enerabi/shared/server/network';
import type { Context, Hono } from 'hono';
import type { ZodMiniType } from 'zod/mini';
import { fieldProblems, invalidTexts } from './field-problems.ts';
import type { Input, MountedOperation } from './operation.ts';
import { parseJson } from './parse-json.ts';
import { ProblemError } from './problem-error.ts';
import { readQuery } from './query.ts';
import { WrittenReply } from './written-reply.ts';

export interface MountOptions {
  /** Check each reply against the contract; off in production, since the tests have done it. */
  checkReplies: boolean;
  clientAddressOf: (context: Context) => string;
}

/**
 * Mounts an operation at its method and path: checks query and body, calls the handler, replies with JSON. Errors are
 * problem replies: 422 `invalid_request` naming fields, 422 `too_deep`, 400 `invalid_json`, 415
 * `unsupported_media_type`, 413 `body_too_large`, 408 `body_too_slow`.
 */
export function mount(app: Hono, { operation, handle }: MountedOperation, options: MountOptions): void {
  let known: OperationSchemas | undefined;
  app.on(operation.method, operation.path, async (context) => {
    known ??= await operation.schemas();
    const schemas = known;
    const reply = await handle(await readInput(context, operation, schemas, options));
    const isWritten = reply instanceof WrittenReply;
    if (options.checkReplies) checkReply(operation, schemas, isWritten ? reply.value() : reply);
    return isWritten
      ? context.body(reply.bytes, 200, { 'content-type': 'application/json' })
      : context.json(reply as object);
  });
}

async function readInput(
  context: Context,
  operation: Operation,
  schemas: OperationSchemas,
  { clientAddressOf }: MountOptions,
) {
  const query = readQuery(new URL(context.req.url).search);
  if (!schemas.query && Object.keys(query).length > 0) refuseUnknown(operation, Object.keys(query));
  // Plain values: for an object with a getter, V8 makes a hidden class in old memory, which keeps the whole request
  // through the next minor collection, and half of all memory with it. Handlers may also copy this object.
  return {
    query: schemas.query && parse(schemas.query, query),
    body: schemas.body && parse(schemas.body, await readJson(context.req.raw)),
    request: context.req.raw,
    clientAddress: clientAddressOf(context),
  } as Input<OperationSchemas>;
}

function refuseUnknown(operation: Operation, names: readonly string[]): never {
  const message = `${operation.id} takes no query.`;
  throw invalid(names.map((field) => ({ field, code: 'unknown_field', message })));
}

const invalid = (errors: ReturnType<typeof fieldProblems>) =>
  new ProblemError(422, 'invalid_request', errors.map(({ field }) => field).join(', '), { errors });

function parse(schema: ZodMiniType, given: unknown): unknown {
  const texts = cleanInput(schema, given);
  if (texts.invalid.length > 0) throw invalid(invalidTexts(texts.invalid));
  const result = schema.safeParse(texts.value, { reportInput: true });
  if (!result.success) throw invalid(fieldProblems(result.error.issues));
  return result.data;
}

const bodyLimits = { mostBytes: mostBodyBytes, withinMs: writeTimeoutMs };

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new ProblemError(415, 'unsupported_media_type', 'Send the body as application/json.');
  const body = await readBody(request, bodyLimits);
  if (body === 'too_large')
    throw new ProblemError(413, 'body_too_large', `A body has at most ${mostBodyBytes} bytes.`, lastAnswer);
  if (body === 'too_slow')
    throw new ProblemError(408, 'body_too_slow', `A body arrives within ${writeTimeoutMs} ms.`, lastAnswer);
  return parseJson(body ?? new Uint8Array());
}

/** Part of the body may still arrive, so that no other request can follow on this connection. */
const lastAnswer = { headers: { connection: 'close' } };

function checkReply(operation: Operation, schemas: OperationSchemas, reply: unknown): void {
  const result = schemas.reply.safeParse(reply, { reportInput: true });
  if (result.success) return;
  const faults = fieldProblems(result.error.issues).map(({ field, message }) => `${field}: ${message}`);
  throw new Error(`${operation.id} does not keep its contract: ${faults.slice(0, 5).join(' ')}`);
}
