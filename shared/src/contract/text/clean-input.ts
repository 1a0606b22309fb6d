import type * as z from 'zod/mini';
import { cleanText, isInvalid } from './clean-text.ts';
import { elementOf, fieldsOf, kindOf } from './text-kinds.ts';

/** The code of a text that cannot be stored. */
export const invalidCharacter = 'invalid_character';

export interface CleanInput {
  /** The same value with cleaned texts. */
  value: unknown;
  /** Paths of texts that cannot be stored: 422 `invalid_character`. */
  invalid: PropertyKey[][];
}

type Schema = z.core.$ZodType;

/**
 * Cleans every text of a query or a body before its schema reads it, also in unknown fields, so that a new field
 * cannot be forgotten. Forms do it before they send, and the API does it for every request.
 * @param schema says which texts have lines, or stay as they are (`lines`, `verbatim`)
 * @param value JSON of a limited depth
 */
export function cleanInput(schema: Schema, value: unknown): CleanInput {
  const invalid: PropertyKey[][] = [];
  return { value: cleaned(schema, value, [], invalid), invalid };
}

function cleaned(
  schema: Schema | undefined,
  value: unknown,
  path: PropertyKey[],
  invalid: PropertyKey[][],
): unknown {
  if (typeof value === 'string') {
    if (isInvalid(value)) invalid.push(path);
    return cleanText(value, kindOf(schema));
  }
  if (Array.isArray(value))
    return value.map((item, at) => cleaned(elementOf(schema), item, [...path, at], invalid));
  if (typeof value !== 'object' || value === null) return value;
  const fields = fieldsOf(schema);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, cleaned(field, item, [...path, name], invalid)];
    }),
  );
}
