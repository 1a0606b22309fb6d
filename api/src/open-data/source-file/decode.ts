import { Transform, type TransformCallback } from 'node:stream';
import iconv from 'iconv-lite';

export const encodings = ['utf-8', 'cp932', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

/** How much text after the first non-ASCII byte is used to tell UTF-8 from CP932. */
const windowBytes = 64 * 1024;

export interface Detected {
  encoding: Encoding;
  hasByteOrderMark: boolean;
}

/** The encoding that a byte order mark names (Unicode, section 23.8), if there is one. */
function fromByteOrderMark(bytes: Buffer): Detected | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])))
    return { encoding: 'utf-8', hasByteOrderMark: true };
  if (bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])))
    return { encoding: 'utf-16le', hasByteOrderMark: true };
  if (bytes.subarray(0, 2).equals(Buffer.from([0xfe, 0xff])))
    return { encoding: 'utf-16be', hasByteOrderMark: true };
  return null;
}

const utf8Text = (bytes: Buffer, isWhole: boolean, fatal: boolean): string =>
  new TextDecoder('utf-8', { fatal }).decode(bytes, { stream: !isWhole });

/**
 * UTF-8, except for a character that the end of the sample may have cut and for a few broken bytes: as CP932, every
 * other cell would become nonsense without a warning.
 */
function isUtf8(bytes: Buffer, isWhole: boolean): boolean {
  try {
    utf8Text(bytes, isWhole, true);
    return true;
  } catch {
    const letters = utf8Text(bytes, isWhole, false).match(/[^\0-\x7f]/gu) ?? [];
    const broken = letters.filter((letter) => letter === '\uFFFD').length;
    return broken * 4 < letters.length - broken;
  }
}

/**
 * UTF-8 (with or without a byte order mark), UTF-16 with one, or else CP932.
 * @param bytes the start of a file
 * @param isWhole true if nothing follows; a cut character at the end is then a broken one
 */
function detectEncoding(bytes: Buffer, isWhole: boolean): Detected {
  return (
    fromByteOrderMark(bytes) ?? {
      encoding: isUtf8(bytes, isWhole) ? 'utf-8' : 'cp932',
      hasByteOrderMark: false,
    }
  );
}

const firstNonAscii = (bytes: Buffer): number => bytes.findIndex((byte) => byte >= 0x80);

/**
 * Converts bytes to UTF-8. The encoding is decided at the first bytes in which the candidates differ: everything
 * before is ASCII and the same in all of them, so that an English header does not decide it.
 */
export class Decoder extends Transform {
  detected: Detected | null = null;
  #sample: Buffer = Buffer.alloc(0);
  #decoder: ReturnType<typeof iconv.getDecoder> | null = null;

  constructor(encoding?: Encoding) {
    super();
    if (encoding) this.#start({ encoding, hasByteOrderMark: false });
  }

  #start(detected: Detected): void {
    this.detected = detected;
    this.#decoder = iconv.getDecoder(detected.encoding, { stripBOM: true });
  }

  #emit(bytes: Buffer): void {
    const text = this.#decoder?.write(bytes);
    if (text) this.push(text, 'utf8');
  }

  #decide(isWhole: boolean): void {
    this.#start(detectEncoding(this.#sample, isWhole));
    this.#emit(this.#sample);
    this.#sample = Buffer.alloc(0);
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    if (this.#decoder) this.#emit(chunk);
    else this.#collect(chunk);
    done();
  }

  #collect(chunk: Buffer): void {
    this.#sample = Buffer.concat([this.#sample, chunk]);
    const first = firstNonAscii(this.#sample);
    if (first >= 0 && this.#sample.length - first >= windowBytes) this.#decide(false);
    // ASCII is passed on, since it is the same in every candidate; a pure ASCII file of any size stays a stream.
    else if (first < 0 && this.#sample.length >= windowBytes) {
      this.push(this.#sample.toString('latin1'), 'utf8');
      this.#sample = Buffer.alloc(0);
    }
  }

  override _flush(done: TransformCallback): void {
    if (!this.#decoder) this.#decide(true);
    const rest = this.#decoder?.end();
    if (rest) this.push(rest, 'utf8');
    done();
  }
}
