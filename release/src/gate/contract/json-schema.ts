import { z } from 'zod';

/** The keywords of JSON Schema (draft 2020-12) that the API's contract uses; others say nothing here. */
export interface JsonSchema {
  type?: string | string[] | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  anyOf?: SchemaOrBoolean[] | undefined;
  properties?: Record<string, SchemaOrBoolean> | undefined;
  required?: string[] | undefined;
  additionalProperties?: SchemaOrBoolean | undefined;
  items?: SchemaOrBoolean | undefined;
  prefixItems?: SchemaOrBoolean[] | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
}

/** `true` allows every value, `false` none. */
export type SchemaOrBoolean = JsonSchema | boolean;

const count = z.number().optional();

export const jsonSchema: z.ZodType<SchemaOrBoolean> = z.lazy(() =>
  z.union([
    z.boolean(),
    z.looseObject({
      type: z.union([z.string(), z.array(z.string())]).optional(),
      enum: z.array(z.unknown()).optional(),
      anyOf: z.array(jsonSchema).optional(),
      properties: z.record(z.string(), jsonSchema).optional(),
      required: z.array(z.string()).optional(),
      additionalProperties: jsonSchema.optional(),
      items: jsonSchema.optional(),
      prefixItems: z.array(jsonSchema).optional(),
      minItems: count,
      maxItems: count,
      minLength: count,
      maxLength: count,
      minimum: count,
      maximum: count,
    }),
  ]),
);
