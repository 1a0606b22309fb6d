import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { Decoder, type Encoding } from './decode.ts';

const header = '名称,名称_カナ,住所\r\nひまわり保育園,ﾋﾏﾜﾘﾎｲｸｴﾝ,下松市①㈱髙﨑町1ｰ2\r\n';

/** Decodes a file that arrives in pieces of the given size. */
async function decoded(bytes: Buffer, size = bytes.length, encoding?: Encoding) {
  const decoder = new Decoder(encoding);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of Readable.from(pieces).pipe(decoder)) chunks.push(chunk as Buffer);
  return { text: Buffer.concat(chunks).toString('utf8'), ...decoder.detected };
}

describe('the encoding of a published file (domain section 4)', () => {
  it.each([
    ['CP932', iconv.encode(header, 'cp932'), { encoding: 'cp932', hasByteOrderMark: false }],
    ['UTF-8', Buffer.from(header), { encoding: 'utf-8', hasByteOrderMark: false }],
    ['UTF-8 with BOM', Buffer.from(`\uFEFF${header}`), { encoding: 'utf-8', hasByteOrderMark: true }],
    ['UTF-16LE with BOM', iconv.encode(header, 'utf-16le', { addBOM: true }), { encoding: 'utf-16le' }],
    ['UTF-16BE with BOM', iconv.encode(header, 'utf-16be', { addBOM: true }), { encoding: 'utf-16be' }],
  ])('%s is found out, in whatever pieces the file arrives', async (_, bytes, detected) => {
    for (const size of [1, 2, 3, 7, 64, bytes.length])
      expect(await decoded(bytes, size)).toMatchObject({ text: header, ...detected });
  });

  it('is not decided by an English header, however long the ASCII before the first Japanese letter', async () => {
    const english = `name,address\n${'x,y\n'.repeat(40_000)}`;
    for (const encoding of ['cp932', 'utf-8'] as const) {
      const bytes = iconv.encode(english + header, encoding);
      expect(await decoded(bytes, 16_384)).toMatchObject({ text: english + header, encoding });
    }
  });

  it('is decided by more than one chunk where a character is cut at its end', async () => {
    const long = Buffer.from('あ'.repeat(60_000));
    for (const size of [65_536, 65_537, 65_538]) expect((await decoded(long, size)).encoding).toBe('utf-8');
  });

  it('is taken from the profile where it says so', async () => {
    const bytes = iconv.encode('ﾃｽ', 'cp932');
    expect(bytes).toEqual(Buffer.from([0xc3, 0xbd]));
    expect((await decoded(bytes)).text).toBe('ý');
    expect((await decoded(bytes, 2, 'cp932')).text).toBe('ﾃｽ');
  });

  it('marks bytes that belong to no character instead of dropping them', async () => {
    const bytes = Buffer.concat([Buffer.from('あ'.repeat(40_000)), Buffer.from([0xff]), Buffer.from('い')]);
    expect((await decoded(bytes, 16_384)).text.slice(-2)).toBe('\uFFFDい');
  });

  it.each([
    ['a character cut in two at the end', [Buffer.from(header), Buffer.from([0xe3, 0x81])]],
    ['a byte that no character has', [Buffer.from(header), Buffer.from([0xff]), Buffer.from(header)]],
    ['what an earlier program could not read', [Buffer.from('\uFFFD,\uFFFD\r\n')]],
  ])('stays UTF-8 in spite of %s', async (_, parts) => {
    const { text, encoding } = await decoded(Buffer.concat(parts), 16);
    expect(encoding).toBe('utf-8');
    expect(text).toContain('\uFFFD');
    expect(text.replaceAll('\uFFFD', '')).toBe(
      Buffer.concat(parts).toString('utf8').replaceAll('\uFFFD', ''),
    );
  });

  it('stays CP932 in spite of a broken byte', async () => {
    const bytes = Buffer.concat([iconv.encode(header, 'cp932'), Buffer.from([0xff, 0x0a])]);
    expect((await decoded(bytes)).encoding).toBe('cp932');
  });

  it('gives back any Japanese text', async () => {
    const letter = fc.constantFrom(...'あアｱー亜保育園髙﨑①㈱～－‐ｰ0A,"\n');
    const text = fc.array(letter, { minLength: 1, maxLength: 60 }).map((letters) => letters.join(''));
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 9 }), async (body, size) => {
        const whole = header + body;
        for (const encoding of ['cp932', 'utf-8'] as const) {
          const bytes = iconv.encode(whole, encoding);
          expect((await decoded(bytes, size)).text).toBe(iconv.decode(bytes, encoding));
        }
      }),
      { numRuns: 40 },
    );
  });
});
