import * as z from 'zod/mini';
import type { Operation } from './operation.ts';

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

/** An operation object of OpenAPI 3.1, without its words and its problems: requests and replies on the wire. */
export interface OperationDescription {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: { 200: { description: string; content: Record<string, { schema: JsonSchema }> } };
}

/** Describes an operation by the schemas that check its requests and replies (R6.3). */
export async function describeOperation(operation: Operation): Promise<OperationDescription> {
  const { query, body, reply } = await operation.schemas();
  return {
    operationId: operation.id,
    parameters: query ? parameters(query) : [],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: written(body) } } },
    }),
    responses: { 200: { description: 'OK', content: { 'application/json': { schema: jsonSchema(reply) } } } },
  };
}

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
