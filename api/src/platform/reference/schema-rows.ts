import type { JsonSchema } from '@enerabi/shared/contract/describe-operation';

/** A row of a field table. */
export interface SchemaRow {
  name: string;
  type: string;
  isRequired: boolean;
  note: string;
}

/** The fields of an object schema, nested ones as `facilities[].name`, deepest last. */
export function schemaRows(schema: JsonSchema, prefix = ''): SchemaRow[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const { inner, isNullable } = withoutNull(property as JsonSchema);
    const items = inner.type === 'array' ? withoutNull((inner.items ?? {}) as JsonSchema).inner : undefined;
    const name = `${prefix}${key}${items ? '[]' : ''}`;
    const type = `${typeOf(items ?? inner)}${isNullable ? ' | null' : ''}`;
    const row = { name, type, isRequired: required.has(key), note: limitsOf(items ?? inner) };
    return [row, ...schemaRows(items ?? inner, `${name}.`)];
  });
}

function withoutNull(schema: JsonSchema): { inner: JsonSchema; isNullable: boolean } {
  const choices = (schema.anyOf ?? []) as JsonSchema[];
  const known = choices.filter(({ type }) => type !== 'null');
  return known.length === 1 && known.length < choices.length
    ? { inner: known[0] as JsonSchema, isNullable: true }
    : { inner: schema, isNullable: false };
}

export const typeOf = (schema: JsonSchema): string =>
  Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? (schema.enum ? 'enum' : 'any'));

/** Limits, format, choices and default of a value, in one line. */
export function limitsOf(schema: JsonSchema): string {
  const { minimum, maximum, maxLength, pattern, maxItems } = schema;
  return [
    schema.enum?.map(String).join(', '),
    minimum !== undefined && maximum !== undefined && Math.abs(maximum) < 1e15 && `${minimum} – ${maximum}`,
    maxLength !== undefined && `≤ ${maxLength} characters`,
    maxItems !== undefined && `≤ ${maxItems} items`,
    pattern,
    schema.default !== undefined && `default ${String(schema.default)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
