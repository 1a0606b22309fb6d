import { describe, expect, it } from '@jest/globals';
import { withLiterals } from './sql-literal.ts';

describe('a statement with its parameters written in', () => {
  it('has each where it belongs, also past the ninth and twice', () => {
    const parameters = Array.from({ length: 11 }, (_, at) => `v${at + 1}`);
    expect(withLiterals({ sql: 'select $1, $11, $1', parameters })).toBe("select 'v1', 'v11', 'v1'");
  });

  it('keeps quotes, line breaks and replacement patterns as they are', () => {
    expect(withLiterals({ sql: 'select $1', parameters: ["a'b\n$&"] })).toBe("select 'a''b\n$&'");
  });

  it('writes arrays of numbers as the server reads them', () => {
    expect(withLiterals({ sql: 'select $1::integer[]', parameters: [[1, 2]] })).toBe(
      "select '{1,2}'::integer[]",
    );
  });

  it('writes times and truth values as the driver sends them', () => {
    expect(
      withLiterals({ sql: 'select $1::timestamptz, $2::boolean', parameters: [new Date(0), false] }),
    ).toBe("select '1970-01-01T00:00:00.000Z'::timestamptz, 'false'::boolean");
  });

  it('refuses what it cannot write', () => {
    expect(() => withLiterals({ sql: 'select $1', parameters: [{ a: 1 }] })).toThrow(TypeError);
  });
});
