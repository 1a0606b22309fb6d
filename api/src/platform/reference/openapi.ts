import { idempotencyKeyMaxLength } from '@enerabi/shared/constants';
import type { Operation } from '@enerabi/shared/contract';
import { problemMediaType } from '@enerabi/shared/contract';
import {
  describeOperation,
  type JsonSchema,
  type Parameter,
} from '@enerabi/shared/contract/describe-operation';
import { operationNotes } from './operation-notes.ts';
import { type SecurityRequirement, securityOf, securitySchemes } from './security.ts';

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  description?: string;
  security: SecurityRequirement[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content: Record<string, { schema: JsonSchema }> }>;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: typeof securitySchemes };
}

const problemSchema: JsonSchema = {
  type: 'object',
  description: 'RFC 9457 problem details. `code` is for programs; `errors` names the fields at fault.',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    request_id: { type: 'string' },
  },
};

/**
 * The OpenAPI 3.1 document of the operations, from the same schemas that check requests and replies (R6.3).
 * @param siteOrigin where visitors' browsers call the same operations
 */
export async function openApi(operations: readonly Operation[], siteOrigin: string): Promise<OpenApi> {
  const paths: OpenApi['paths'] = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = await describe(operation);
    paths[operation.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '園・施設 API',
      version: '1.0.0',
      description:
        '園・施設の検索、詳細、近くの園、トップページの新着。配列は角括弧で送ります（facility_types[]=1&facility_types[]=2）。',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: '/', description: 'この文書を返したサーバー' },
      { url: siteOrigin, description: 'サイト。ログインの状態はCookieで保たれます。' },
    ],
    paths,
    components: { schemas: { Problem: problemSchema }, securitySchemes },
  };
}

/** The same key, in quotes (RFC 9651) or without, for each try of one call. */
const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    '二重送信を防ぐ鍵です。同じ操作をやり直すときは同じ値を送ると、最初の返答がそのまま返り、2度は送られません。48時間有効です。',
  schema: { type: 'string', minLength: 1, maxLength: idempotencyKeyMaxLength },
};

async function describe(operation: Operation): Promise<OpenApiOperation> {
  const { operationId, parameters, requestBody, responses } = await describeOperation(operation);
  const note = operationNotes[operation.id];
  return {
    operationId,
    summary: operation.summary,
    ...(note && { description: note }),
    security: securityOf(operation),
    parameters: [...parameters, ...(operation.takesIdempotencyKey ? [idempotencyKey] : [])],
    ...(requestBody && { requestBody }),
    responses: {
      ...responses,
      ...(operation.problems && { '4XX': problemResponse(operation.problems.join(', ')) }),
      422: problemResponse('invalid_request'),
    },
  };
}

const problemResponse = (description: string) => ({
  description,
  content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
});
