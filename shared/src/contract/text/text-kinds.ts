import * as z from 'zod/mini';
import type { TextKind } from './clean-text.ts';

const kinds = z.registry<{ kind: TextKind }>();

type Schema = z.core.$ZodType;

const marked = <S extends Schema>(schema: S, kind: TextKind): S => {
  kinds.add(schema, { kind });
  return schema;
};

/** A text that stays as typed, such as a password. Marked last: `check` makes another schema. */
export const verbatim = <S extends Schema>(schema: S): S => marked(schema, 'verbatim');

/** A text that may have line breaks, such as a message. */
export const lines = <S extends Schema>(schema: S): S => marked(schema, 'lines');

const definition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** The innermost schema, which reads the value first: inside optional, default and transform. */
export function inner(schema: Schema | undefined): Schema | undefined {
  if (!schema) return undefined;
  const def = definition(schema);
  if (def.type === 'pipe') return inner(def.in);
  return 'innerType' in def ? inner(def.innerType) : schema;
}

/** @returns the kind of a schema's text; one line by default */
export function kindOf(schema: Schema | undefined): TextKind {
  for (let at = schema; at; ) {
    const said = kinds.get(at);
    if (said) return said.kind;
    const def = definition(at);
    at = def.type === 'pipe' ? def.in : 'innerType' in def ? def.innerType : undefined;
  }
  return 'line';
}

/** @returns the schema of an array's elements */
export function elementOf(schema: Schema | undefined): Schema | undefined {
  const within = inner(schema);
  const def = within && definition(within);
  return def?.type === 'array' ? def.element : undefined;
}

/** @returns the schemas of an object's fields */
export function fieldsOf(schema: Schema | undefined): Readonly<Record<string, Schema>> {
  const within = inner(schema);
  const def = within && definition(within);
  return def?.type === 'object' ? def.shape : {};
}
