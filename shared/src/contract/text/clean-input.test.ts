import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { textFieldsOf } from '../../testing/text-fields.ts';
import * as contract from '../index.ts';
import { cleanInput } from './clean-input.ts';
import { kindOf, lines, verbatim } from './text-kinds.ts';

const operations = Object.values(contract).filter((one) => typeof one === 'object' && 'schemas' in one);
const schemas = await Promise.all(operations.map((operation) => operation.schemas()));
const fields = operations.flatMap(({ id }, at) => {
  const { query, body } = schemas[at] as contract.OperationSchemas;
  return [...textFieldsOf(query), ...textFieldsOf(body)].map(
    ({ path, schema }) => [`${id} ${path.join('.')}`, schema as z.ZodMiniType] as const,
  );
});

/** Characters of all kinds among those that must not be in a text. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'花岡カナ0912-:a@. '),
    fc.constantFrom(
      '\0',
      '\r',
      '\n',
      '\t',
      '\u001B',
      '\u0085',
      '\u202E',
      '\u2066',
      '\u200B',
      '\uFEFF',
      '\uD83D',
    ),
  ),
  maxLength: 24,
});
const unwanted = {
  line: /[\p{Cc}\p{Bidi_Control}\p{Cs}\u200B\uFEFF]/u,
  lines: /[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Cs}\u200B\uFEFF]/u,
  verbatim: /[\0\p{Cs}]/u,
};
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('a text field of the contract', () => {
  it('is there at all', () => {
    expect(fields.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'registerBasicInformation last_name',
        'registerBasicInformation children.0.birthday',
        'listFacilities keyword',
        'listFacilities municipalities.0',
      ]),
    );
  });

  it.each(fields)('%s lets no text through that could harm a page, a mail or the database', (_, schema) => {
    fc.assert(
      fc.property(text, (given) => {
        const { value, invalid } = cleanInput(schema, given);
        const { success, data } = schema.safeParse(value);
        if (invalid.length > 0 || !success) return;
        for (const saved of textsIn(data)) expect(saved).not.toMatch(unwanted[kindOf(schema)]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the cleaning of what a caller sent', () => {
  const schema = z.strictObject({
    name: z.optional(z.string()),
    message: z._default(lines(z.string()), ''),
    password: z.optional(verbatim(z.string())),
    children: z.array(z.object({ name: z.string(), note: z.optional(lines(z.string())) })),
  });

  it('goes by what each text is, however deep', () => {
    const texts = { name: 'a\nb', note: 'a\r\nb' };
    const given = { name: 'a\nb', message: 'a\r\nb', password: 'a\nb', children: [texts], page: 1 };
    expect(cleanInput(schema, given)).toEqual({
      value: {
        name: 'a b',
        message: 'a\nb',
        password: 'a\nb',
        children: [{ name: 'a b', note: 'a\nb' }],
        page: 1,
      },
      invalid: [],
    });
  });

  it('finds what cannot be stored, also in unknown fields', () => {
    const given = { password: '\0', children: [{ name: 'a\0' }], unknown: ['\uD83D'], __proto__: null };
    expect(cleanInput(schema, given).invalid).toEqual([
      ['password'],
      ['children', 0, 'name'],
      ['unknown', 0],
    ]);
  });

  it('leaves names of fields to the schema', () => {
    const given = JSON.parse('{"__proto__":"a\\u202E","constructor":1}') as object;
    expect(Object.keys(cleanInput(schema, given).value as object)).toEqual(['__proto__', 'constructor']);
  });
});
