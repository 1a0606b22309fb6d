import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withField, writtenWith } from './written-reply.ts';

const written = (value: unknown) => Buffer.from(JSON.stringify(value));

describe('a reply that is written in parts', () => {
  it('reads as if it were written at once', () => {
    const element = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', 'あ', '"'), fc.jsonValue()),
        fc.array(element),
        (rest, list) => {
          const reply = writtenWith<Record<string, unknown>, string>(rest, 'list', list.map(written));
          expect(reply.value()).toEqual(JSON.parse(JSON.stringify({ ...rest, list })));
        },
      ),
    );
  });

  it('may have a field more in one of them', () => {
    expect(JSON.parse(String(withField(written({ name: '園' }), 'distance_m', null)))).toEqual({
      name: '園',
      distance_m: null,
    });
  });
});
