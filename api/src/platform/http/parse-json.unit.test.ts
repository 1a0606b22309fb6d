import { mostJsonDepth } from '@enerabi/shared/constants';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseJson } from './parse-json.ts';

const read = (text: string): unknown => parseJson(Buffer.from(text));
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('a body of JSON', () => {
  it('is what was written', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        expect(read(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    nested(mostJsonDepth + 2),
    nested(5_000),
    nested(120_000),
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  ])('may not be deep (%#)', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ status: 422, code: 'too_deep' }));
  });

  it('may have as many levels as allowed', () => {
    expect(() => read(nested(mostJsonDepth + 1))).not.toThrow();
  });

  it.each([[Buffer.from('{')], [Buffer.from('')], [Buffer.of(0x22, 0xff, 0x22)]])(
    'that is none, or not UTF-8, is refused: %p',
    (bytes) => {
      expect(() => parseJson(bytes)).toThrow(expect.objectContaining({ status: 400, code: 'invalid_json' }));
    },
  );
});
