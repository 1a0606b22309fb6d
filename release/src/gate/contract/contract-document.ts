import { z } from 'zod';
import { type JsonSchema, jsonSchema, type SchemaOrBoolean } from './json-schema.ts';

const content = z.record(z.string(), z.object({ schema: jsonSchema.optional() }));

const operation = z.object({
  operationId: z.string(),
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: jsonSchema }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});

/** The parts of an OpenAPI 3.1 document that a contract is compared by. */
const contractDocument = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** An operation as one side knows it. */
export interface KnownOperation {
  id: string;
  query: JsonSchema;
  body: SchemaOrBoolean | undefined;
  reply: SchemaOrBoolean;
}

/** @returns the operations by method and path, such as `GET /api/x`; undefined if the text is no such document */
export function readContract(text: string): Map<string, KnownOperation> | undefined {
  const parsed = parsedContract(text);
  if (!parsed) return undefined;
  const all = Object.entries(parsed.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, described]) => [`${method.toUpperCase()} ${path}`, known(described)] as const,
    ),
  );
  return new Map(all);
}

const json = 'application/json';

const known = ({
  operationId,
  parameters,
  requestBody,
  responses,
}: z.output<typeof operation>): KnownOperation => {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    id: operationId,
    query: {
      type: 'object',
      properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
      required: query.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    },
    body: requestBody?.content[json]?.schema,
    reply: responses['200']?.content?.[json]?.schema ?? true,
  };
};

function parsedContract(text: string): z.output<typeof contractDocument> | undefined {
  try {
    return contractDocument.safeParse(JSON.parse(text)).data;
  } catch {
    // No JSON, or nested too deeply.
    return undefined;
  }
}
