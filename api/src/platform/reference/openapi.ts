import { idempotencyKeyMaxLength } from '@enerabi/shared/constants';
import type { Operation } from '@enerabi/shared/contract';
import { problemMediaType } from '@enerabi/shared/contract';
import * as z from 'zod/mini';
import { operationNotes } from './operation-notes.ts';
import { type SecurityRequirement, securityOf, securitySchemes } from './security.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

export interface Parameter {
  name: string;
  in: 'query' | 'header';
  description?: string;
  required: boolean;
  schema: JsonSchema;
  style?: 'form';
  explode?: true;
}

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
  const schemas = await operation.schemas();
  const note = operationNotes[operation.id];
  return {
    operationId: operation.id,
    summary: operation.summary,
    ...(note && { description: note }),
    security: securityOf(operation),
    parameters: [
      ...(schemas.query ? parameters(schemas.query) : []),
      ...(operation.takesIdempotencyKey ? [idempotencyKey] : []),
    ],
    ...(schemas.body && {
      requestBody: { required: true, content: { 'application/json': { schema: written(schemas.body) } } },
    }),
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: jsonSchema(schemas.reply) } } },
      ...(operation.problems && { '4XX': problemResponse(operation.problems.join(', ')) }),
      422: problemResponse('invalid_request'),
    },
  };
}

const problemResponse = (description: string) => ({
  description,
  content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** A query's values are text on the wire; readers want the schema's output type. */
function parameters(schema: z.ZodMiniType): Parameter[] {
  const required = new Set(written(schema).required);
  const { properties = {} } = jsonSchema(schema);
  return Object.entries(properties).map(([name, property]) => {
    const isArray = typeof property === 'object' && property.type === 'array';
    return {
      name: isArray ? `${name}[]` : name,
      in: 'query',
      required: required.has(name),
      schema: property as JsonSchema,
      ...(isArray && { style: 'form', explode: true }),
    };
  });
}

const jsonSchema = (schema: z.ZodMiniType): JsonSchema => bare(z.toJSONSchema(schema));
const written = (schema: z.ZodMiniType): JsonSchema => bare(z.toJSONSchema(schema, { io: 'input' }));

/** OpenAPI 3.1 sets the dialect for the whole document. */
const bare = ({ $schema: _, ...schema }: JsonSchema): JsonSchema => schema;
