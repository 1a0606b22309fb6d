import { describe, expect, it } from '@jest/globals';
import type { VerifiedSource } from '../protocol.ts';
import { CompiledCode } from './compiled-code.ts';

const code = (file: string, text: string): VerifiedSource => ({ file, source: Buffer.from(text) });
const compiled = (id: number) => new Uint8Array([id]);

describe('what workers have compiled', () => {
  it('is used at the next start of the same code, for any app', () => {
    const known = new CompiledCode();
    const [shell, search, account] = [code('/shell', 'a'), code('/search', 'b'), code('/account', 'c')];
    known.keep({ shell, remote: null }, compiled(1));
    known.keep({ shell, remote: search }, compiled(2));
    expect(known.addTo({ shell, remote: account })).toEqual({
      shell: { ...shell, compiled: compiled(1) },
      remote: account,
    });
    expect(known.addTo({ shell, remote: search }).remote).toEqual({ ...search, compiled: compiled(2) });
    expect(known.addTo({ shell, remote: null }).remote).toBeNull();
  });

  it('never goes with other code of the same length in the same file, which V8 would not notice', () => {
    const known = new CompiledCode();
    known.keep({ shell: code('/shell', 'old'), remote: null }, compiled(1));
    expect(known.addTo({ shell: code('/shell', 'new'), remote: null }).shell.compiled).toBeUndefined();
  });

  it('is not cached for ever', () => {
    const known = new CompiledCode();
    for (let at = 0; at < 30; at += 1)
      known.keep({ shell: code(`/shell/${at}`, 'a'), remote: null }, compiled(at));
    const of = (at: number) => known.addTo({ shell: code(`/shell/${at}`, 'a'), remote: null }).shell.compiled;
    expect(of(0)).toBeUndefined();
    expect(of(29)).toEqual(compiled(29));
  });
});
