import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema, SchemaOrBoolean } from './json-schema.ts';

/** Values that one schema allows and another does not. */
export interface Surplus {
  /** The field that holds them, such as `facilities[].name`; empty for the whole value. */
  at: string;
  /** `absent`: the field may be missing; `forbidden`: the field may stand there. */
  kind: 'values' | 'absent' | 'forbidden';
  /** Which they are; empty for a whole field. */
  values: string;
}

const types = ['null', 'boolean', 'object', 'array', 'number', 'string'] as const;

/**
 * Finds values that `given` allows and `taken` does not, where the keywords tell: patterns and formats are not compared.
 * Fields that `taken` does not name are left alone unless it forbids them and `strict` is set.
 */
export function surplusOf(
  given: SchemaOrBoolean,
  taken: SchemaOrBoolean,
  strict: boolean,
  at = '',
): Surplus[] {
  if (taken === true || given === false || isDeepStrictEqual(given, taken)) return [];
  if (taken === false) return [{ at, kind: 'forbidden', values: '' }];
  const own = given === true ? {} : given;
  if (own.anyOf) return own.anyOf.flatMap((one) => surplusOf(one, taken, strict, at));
  if (taken.anyOf) return leastSurplus(eachType(own), taken.anyOf, strict, at);
  const listed = listedValues(own);
  if (listed) return unlisted(listed, taken, at);
  if (listedValues(taken)) return [valuesAt(at, `any ${typesOf(own).join(' or ')}`)];
  const accepted = typesOf(taken);
  const foreign = typesOf(own).filter((type) => !accepted.includes(type) && !isWhole(type, accepted));
  if (foreign.length > 0) return [valuesAt(at, foreign.join(' or '))];
  return [
    ...outOfBounds(own, taken, at),
    ...fieldSurplus(own, taken, strict, at),
    ...itemSurplus(own, taken, strict, at),
  ];
}

const valuesAt = (at: string, values: string): Surplus => ({ at, kind: 'values', values });

const isWhole = (type: string, accepted: readonly string[]): boolean =>
  type === 'integer' && accepted.includes('number');

const typesOf = ({ type }: JsonSchema): readonly string[] =>
  type === undefined ? types : Array.isArray(type) ? type : [type];

/** One schema for each type, since an alternative of the other side usually stands for one. */
const eachType = (schema: JsonSchema): JsonSchema[] => {
  const listed = listedValues(schema);
  if (listed) return listed.map((value) => ({ const: value }));
  return typesOf(schema).map((type) => ({ ...schema, type }));
};

function leastSurplus(
  given: readonly JsonSchema[],
  alternatives: readonly SchemaOrBoolean[],
  strict: boolean,
  at: string,
): Surplus[] {
  return given.flatMap((one) => {
    const all = alternatives.map((alternative) => surplusOf(one, alternative, strict, at));
    // The alternative that is meant is the one that fits further inside.
    const depth = (surplus: readonly Surplus[]) => Math.min(...surplus.map((found) => found.at.length));
    return all.find((surplus) => surplus.length === 0) ?? all.sort((a, b) => depth(b) - depth(a))[0] ?? [];
  });
}

const listedValues = (schema: JsonSchema): readonly unknown[] | undefined =>
  'const' in schema ? [schema.const] : schema.enum;

function unlisted(values: readonly unknown[], taken: JsonSchema, at: string): Surplus[] {
  const known = listedValues(taken);
  const accepted = typesOf(taken);
  const others = values.filter((value) =>
    known ? !known.includes(value) : !accepted.some((type) => isOfType(value, type)),
  );
  return others.length === 0 ? [] : [valuesAt(at, inShort(others.map((value) => JSON.stringify(value))))];
}

const mostNamed = 5;

const inShort = (values: readonly string[]): string =>
  values.length <= mostNamed
    ? values.join(', ')
    : `${values.slice(0, mostNamed).join(', ')} and ${values.length - mostNamed} more`;

const isOfType = (value: unknown, type: string): boolean =>
  type === 'null'
    ? value === null
    : type === 'integer'
      ? Number.isInteger(value)
      : type === 'array'
        ? Array.isArray(value)
        : typeof value === type && value !== null;

const bounds = [
  ['minimum', 'numbers below', 1],
  ['maximum', 'numbers above', -1],
  ['minLength', 'texts shorter than', 1],
  ['maxLength', 'texts longer than', -1],
  ['minItems', 'lists shorter than', 1],
  ['maxItems', 'lists longer than', -1],
] as const;

const ofType: Record<(typeof bounds)[number][0], readonly string[]> = {
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  minLength: ['string'],
  maxLength: ['string'],
  minItems: ['array'],
  maxItems: ['array'],
};

const outOfBounds = (given: JsonSchema, taken: JsonSchema, at: string): Surplus[] =>
  bounds.flatMap(([bound, words, sign]) => {
    const limit = taken[bound];
    if (limit === undefined || !typesOf(given).some((type) => ofType[bound].includes(type))) return [];
    const own = given[bound] ?? (bound === 'minLength' || bound === 'minItems' ? 0 : -sign * Infinity);
    return own * sign < limit * sign ? [valuesAt(at, `${words} ${limit}`)] : [];
  });

function fieldSurplus(given: JsonSchema, taken: JsonSchema, strict: boolean, at: string): Surplus[] {
  if (!typesOf(given).includes('object')) return [];
  const below = (name: string): string => (at === '' ? name : `${at}.${name}`);
  const own = given.properties ?? {};
  const missing = (taken.required ?? []).filter((name) => !given.required?.includes(name));
  const others = taken.additionalProperties;
  return [
    ...missing.map((name) => ({ at: below(name), kind: 'absent' as const, values: '' })),
    ...Object.entries(own).flatMap(([name, schema]) => {
      const counterpart = taken.properties?.[name] ?? (strict ? (others ?? true) : true);
      return surplusOf(schema, counterpart, strict, below(name));
    }),
    // A record: fields of any name.
    ...(typeof given.additionalProperties === 'object' && typeof others === 'object'
      ? surplusOf(given.additionalProperties, others, strict, below('*'))
      : []),
  ];
}

function itemSurplus(given: JsonSchema, taken: JsonSchema, strict: boolean, at: string): Surplus[] {
  if (!typesOf(given).includes('array')) return [];
  const places = Math.max(given.prefixItems?.length ?? 0, taken.prefixItems?.length ?? 0);
  const inOrder = Array.from({ length: places }, (_, index) =>
    surplusOf(
      given.prefixItems?.[index] ?? given.items ?? true,
      taken.prefixItems?.[index] ?? taken.items ?? true,
      strict,
      `${at}[${index}]`,
    ),
  );
  return [...inOrder.flat(), ...surplusOf(given.items ?? true, taken.items ?? true, strict, `${at}[]`)];
}
