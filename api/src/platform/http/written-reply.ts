/** A reply that is serialised already: parts that many replies share were serialised once. */
export class WrittenReply<T> {
  /** UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }

  /** @returns the response text */
  value(): T {
    return JSON.parse(Buffer.from(this.bytes).toString('utf8')) as T;
  }
}

/** An object with one list of serialised elements (UTF-8), which is put last. */
export function writtenWith<T extends object, F extends keyof T & string>(
  rest: Omit<T, F>,
  field: F,
  elements: readonly Uint8Array[],
): WrittenReply<T> {
  const start = JSON.stringify(rest).slice(0, -1);
  const parts: Uint8Array[] = [Buffer.from(`${start}${start === '{' ? '' : ','}${JSON.stringify(field)}:[`)];
  elements.forEach((element, at) => {
    if (at > 0) parts.push(comma);
    parts.push(element);
  });
  parts.push(end);
  return new WrittenReply(Buffer.concat(parts));
}

const comma = Buffer.from(',');
const end = Buffer.from(']}');

/** The same object with one more field. @param object serialised, with at least one field */
export const withField = (object: Uint8Array, name: string, value: unknown): Uint8Array =>
  Buffer.concat([object.subarray(0, -1), Buffer.from(`,${JSON.stringify(name)}:${JSON.stringify(value)}}`)]);
