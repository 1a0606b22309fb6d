/** A reply that is JSON already: what many replies have in common was written once. */
export class WrittenReply<T> {
  /** UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }

  /** @returns what whoever asks reads */
  value(): T {
    return JSON.parse(Buffer.from(this.bytes).toString('utf8')) as T;
  }
}

/** An object of which one list has elements that are written already, UTF-8; it is put last. */
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

/** The same object with one field more. @param object written, with at least one field */
export const withField = (object: Uint8Array, name: string, value: unknown): Uint8Array =>
  Buffer.concat([object.subarray(0, -1), Buffer.from(`,${JSON.stringify(name)}:${JSON.stringify(value)}}`)]);
