import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { JsonSchema, SchemaOrBoolean } from './json-schema.ts';
import { surplusOf } from './surplus.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const object = (properties: Record<string, SchemaOrBoolean>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const list = (items: SchemaOrBoolean) => ({ type: 'array', items });
const orNull = (schema: JsonSchema) => ({ anyOf: [schema, { type: 'null' }] });

describe('values that one schema allows and another does not', () => {
  it.each<[string, SchemaOrBoolean, SchemaOrBoolean, [at: string, values: string][]]>([
    ['a further type', { type: ['string', 'number'] }, text, [['', 'number']]],
    ['null', orNull(text), text, [['', 'null']]],
    ['a whole number where any may stand', whole, { type: 'number' }, []],
    ['a fraction where none may stand', { type: 'number' }, whole, [['', 'number']]],
    ['a further code', { enum: [1, 2, 3] }, { enum: [1, 3] }, [['', '2']]],
    ['fewer codes', { enum: [1] }, { enum: [1, 3] }, []],
    ['any text where few may stand', text, { enum: ['a'] }, [['', 'any string']]],
    ['one of many', { const: 'a' }, { anyOf: [{ const: 'b' }, { const: 'a' }] }, []],
    ['codes of another type', { enum: ['a', 1] }, text, [['', '1']]],
    ['a larger number', { ...whole, maximum: 9 }, { ...whole, maximum: 5 }, [['', 'numbers above 5']]],
    ['a number without end', whole, { ...whole, minimum: 0 }, [['', 'numbers below 0']]],
    ['a longer text', { ...text, maxLength: 9 }, { ...text, maxLength: 5 }, [['', 'texts longer than 5']]],
    ['a shorter text', { ...text, maxLength: 5 }, { ...text, maxLength: 9 }, []],
    ['an empty list', list(text), { ...list(text), minItems: 1 }, [['', 'lists shorter than 1']]],
    ['what is in a list', list({ enum: [1, 2] }), list({ enum: [1] }), [['[]', '2']]],
    [
      'a pair',
      { type: 'array', prefixItems: [whole, text] },
      { type: 'array', prefixItems: [whole, whole] },
      [['[1]', 'string']],
    ],
    ['a field that may be absent', object({ a: text }, []), object({ a: text }), [['a', '']]],
    [
      'what is in a field',
      object({ a: object({ b: text }) }),
      object({ a: object({ b: whole }) }),
      [['a.b', 'string']],
    ],
    [
      'what is in a record',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: whole },
      [['*', 'string']],
    ],
    [
      'the alternative that is meant',
      orNull(object({ a: list(object({ kind: { enum: [1, 2] } })) })),
      orNull(object({ a: list(object({ kind: { enum: [1] } })) })),
      [['a[].kind', '2']],
    ],
    ['anything where something is asked', true, text, [['', 'null or boolean or object or array or number']]],
    ['anything where nothing may stand', text, false, [['', '']]],
    ['nothing', false, text, []],
  ])('%s', (_, given, taken, expected) => {
    expect(surplusOf(given, taken, true).map(({ at, values }) => [at, values])).toEqual(expected);
  });

  it('says of a field that the other side does not name that it forbids it, where it does and that matters', () => {
    const more = object({ a: text, b: text });
    const closed = { ...object({ a: text }), additionalProperties: false };
    expect(surplusOf(more, closed, true)).toEqual([{ at: 'b', kind: 'forbidden', values: '' }]);
    expect(surplusOf(more, closed, false)).toEqual([]);
    expect(surplusOf(more, object({ a: text }), true)).toEqual([]);
  });
});

/** Schemas as the contract has them, with a value that each allows. */
const schema = fc.letrec<{ any: { schema: JsonSchema; value: unknown } }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.record({ schema: fc.constant<JsonSchema>({ type: 'string' }), value: fc.string() }),
    fc.record({ schema: fc.constant<JsonSchema>({ type: 'integer' }), value: fc.integer() }),
    fc.record({ schema: fc.constant<JsonSchema>({ type: 'null' }), value: fc.constant(null) }),
    fc.constantFrom('a', 'b', 1).map((value) => ({ schema: { enum: ['a', 'b', 1] }, value })),
    fc.array(tie('any'), { minLength: 1, maxLength: 2 }).map((of) => ({
      schema: { anyOf: of.map((one) => one.schema) },
      value: of[0]?.value,
    })),
    tie('any').map((one) => ({ schema: { type: 'array', items: one.schema }, value: [one.value] })),
    fc.dictionary(fc.constantFrom('p', 'q', 'r'), tie('any')).map((fields) => ({
      schema: object(Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.schema]))),
      value: Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.value])),
    })),
  ),
}));

/** A judge of values, written without a thought for comparing schemas. */
function allows(schema: SchemaOrBoolean, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  if (schema.anyOf) return schema.anyOf.some((one) => allows(one, value));
  if (schema.enum) return schema.enum.includes(value);
  if (schema.type === 'array')
    return Array.isArray(value) && value.every((one) => allows(schema.items ?? true, one));
  if (schema.type === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields = value as Record<string, unknown>;
    return Object.entries(schema.properties ?? {}).every(
      ([name, one]) => name in fields && allows(one, fields[name]),
    );
  }
  if (schema.type === 'null') return value === null;
  return schema.type === 'integer' ? Number.isInteger(value) : typeof value === schema.type;
}

it('finds none between a schema and itself, written anew', () => {
  fc.assert(
    fc.property(schema.any, ({ schema: one }) => {
      const written = (of: unknown): unknown =>
        Array.isArray(of)
          ? of.map(written)
          : of && typeof of === 'object'
            ? Object.fromEntries(
                Object.entries(of)
                  .reverse()
                  .map(([key, value]) => [key, written(value)]),
              )
            : of;
      expect(surplusOf(one, { anyOf: [written(one) as JsonSchema] }, true)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('finds one wherever a value shows it', () => {
  let shown = 0;
  fc.assert(
    fc.property(schema.any, schema.any, ({ schema: given, value }, { schema: taken }) => {
      expect(allows(given, value)).toBe(true);
      if (allows(taken, value)) return;
      shown += 1;
      expect(surplusOf(given, taken, true)).not.toEqual([]);
    }),
    { numRuns: 2_000 },
  );
  expect(shown).toBeGreaterThan(200);
});
