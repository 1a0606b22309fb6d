/** A part of the address that is not valid there. */
export interface IgnoredValue {
  /** A field of the criteria, or a name that the page does not know. */
  field: string;
  value: string;
}

/** Reads a value; undefined if it is not valid. */
export type Read = (text: string) => string | number | true | undefined;

/** The fields of an address: those with one value, and those with several. */
export interface Fields {
  single: Readonly<Record<string, Read>>;
  several: Readonly<Record<string, { read: Read; most: number }>>;
}

export const oneOf =
  (values: readonly string[]): Read =>
  (text) =>
    values.find((value) => value === text);
export const integer =
  (from: number, to: number): Read =>
  (text) =>
    /^\d{1,10}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined;
export const integerOf =
  (values: readonly number[]): Read =>
  (text) =>
    values.find((value) => String(value) === text);
export const decimal =
  (limit: number): Read =>
  (text) =>
    /^-?\d{1,3}(\.\d{1,15})?$/.test(text) && Math.abs(Number(text)) <= limit ? Number(text) : undefined;
/** `latitude,longitude` in degrees. */
export const position: Read = (text) =>
  /^-?[0-8]?\d(\.\d{1,15})?,-?(1[0-7]|\d)?\d(\.\d{1,15})?$/.test(text) ? text : undefined;
export const ticked: Read = (text) => (text === 'true' || text === '1' ? true : undefined);
export const sixDigits: Read = (text) => (/^\d{6}$/.test(text) ? text : undefined);

/**
 * Reads an address that may contain anything. Invalid values are ignored and listed, and the other values still apply.
 * A field with one value may have brackets in its name, and a list may lack them (R6.1). Unknown fields are
 * listed separately, except tracking parameters.
 * @param others names of further fields of the page
 */
export function readFields(
  parameters: URLSearchParams,
  { single, several }: Fields,
  others: readonly string[],
): { values: Record<string, unknown>; ignored: IgnoredValue[]; unknown: IgnoredValue[] } {
  const values: Record<string, unknown> = {};
  const ignored: IgnoredValue[] = [];
  for (const [field, of] of Object.entries(single)) {
    const [text = '', ...more] = written(parameters, field).map((value) => value.trim());
    const value = text === '' ? undefined : of(text);
    if (value !== undefined) values[field] = value;
    else if (text !== '') ignored.push({ field, value: text });
    ignored.push(
      ...more.filter((value) => value !== '' && value !== text).map((value) => ({ field, value })),
    );
  }
  for (const [field, { read, most }] of Object.entries(several)) {
    const texts = written(parameters, field).filter((text) => text !== '');
    const all = [...new Set(texts.map((text) => read(text)).filter((value) => value !== undefined))];
    const sorted = all.sort(byValue);
    values[field] = sorted.slice(0, most);
    ignored.push(
      ...texts.filter((text) => read(text) === undefined).map((value) => ({ field, value })),
      ...sorted.slice(most).map((value) => ({ field, value: String(value) })),
    );
  }
  const known = [...Object.keys(single), ...Object.keys(several), ...others];
  return { values, ignored, unknown: unknownFields(parameters, known) };
}

/** Values of a field, with brackets (R6.1) and without. */
export const written = (parameters: URLSearchParams, field: string): string[] => [
  ...parameters.getAll(`${field}[]`),
  ...parameters.getAll(field),
];

/** Parameters that mail programs, search engines and social networks add to an address. */
const tracking =
  /^(utm_.*|_.*|mc_.*|fbclid|gclid|gbraid|wbraid|dclid|yclid|msclkid|twclid|ttclid|igshid|ref)$/;

const unknownFields = (parameters: URLSearchParams, known: readonly string[]): IgnoredValue[] =>
  [...parameters]
    .filter(([name]) => !known.includes(name.replace(/\[\]$/, '')) && !tracking.test(name))
    .map(([field, value]) => ({ field, value }));

/** Sorts values, so that equal choices have equal addresses. */
const byValue = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1;
