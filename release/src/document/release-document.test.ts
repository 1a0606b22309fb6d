import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { UnsignedDocument } from './release-document.schemas.ts';
import { serialiseDocument, signDocument, verifyDocument } from './release-document.ts';
import { canonical, signValue, verifyValue } from './signature.ts';
import { generateSigningKey, keyId, trustedKeys } from './signing-key.ts';

const key = generateSigningKey();
const publicKeys = trustedKeys([key.publicKey]);
const hash = `sha384-${'A'.repeat(64)}`;
const release = {
  app: 'mfe-booking',
  version: '2.4.1',
  base: '/builds/r/mfe-booking/r_b7/',
  manifest: null,
  client: { entry: 'client/remoteEntry.mjs', integrity: hash },
  server: { entry: 'server.cjs', integrity: hash },
  files: { path: 'integrity.json', integrity: hash },
};
const document: UnsignedDocument = {
  schema: 1,
  environment: 'production',
  seq: 1287,
  generatedAt: '2026-11-21T04:00:00.000Z',
  pollSeconds: 30,
  apps: { 'mfe-booking': { active: 'r_b7', lastKnownGood: null, rollout: null, disabled: false } },
  releases: { r_b7: release },
  retired: ['r_b5'],
};
const text = serialiseDocument(signDocument(document, key));
const verify = (content: string, minimumSeq = 0) => verifyDocument(content, { publicKeys, minimumSeq });
const signed = (value: object) => JSON.stringify(signValue('release-document', value, key));

describe('release document (R7.1)', () => {
  it('comes back as it was signed', () => {
    expect(verify(text)).toEqual({ ok: true, document: signDocument(document, key) });
  });

  it('is the same bytes each time it is signed', () => {
    expect(serialiseDocument(signDocument(document, key))).toBe(text);
  });

  it('accepts its own seq again and refuses a lower one', () => {
    expect(verify(text, 1287)).toMatchObject({ ok: true });
    expect(verify(text, 1288)).toMatchObject({ ok: false, reason: 'lower_seq' });
  });

  it('is refused when cut off anywhere', () => {
    for (let length = 0; length < text.trimEnd().length; length++)
      expect(verify(text.slice(0, length))).toMatchObject({ ok: false, reason: 'truncated' });
  });

  it('is refused when any one character of a value was changed', () => {
    const position = fc.nat(text.length - 1).filter((at) => /[a-z0-9]/i.test(text[at] as string));
    fc.assert(
      fc.property(position, fc.constantFrom('x', '7', 'Q'), (at, letter) => {
        fc.pre(text[at] !== letter);
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        // The last character of a base64 group may carry bits of no byte.
        fc.pre(at < text.indexOf('"value"'));
        expect(verify(changed).ok).toBe(false);
      }),
    );
  });

  it('tolerates fields it does not know, but not that somebody else adds them', () => {
    expect(verify(signed({ ...document, campaign: 'autumn' }))).toMatchObject({ ok: true });
    const added = { ...JSON.parse(text), campaign: 'autumn' };
    expect(verify(JSON.stringify(added))).toMatchObject({ ok: false, reason: 'bad_signature' });
  });

  it('may name several releases to fall back on, each of which it describes, and need not', () => {
    const at = '2026-11-21T04:00:00.000Z';
    const fallbacks = [{ release: 'r_b6', standing: 'known_good' as const, at }];
    const app = { active: 'r_b7', lastKnownGood: 'r_b6', rollout: null, disabled: false, fallbacks };
    const releases = { r_b7: release, r_b6: release };
    expect(verify(signed({ ...document, apps: { 'mfe-booking': app }, releases }))).toMatchObject({
      ok: true,
    });
    expect(
      verify(signed({ ...document, apps: { 'mfe-booking': { ...app, lastKnownGood: null } } })),
    ).toMatchObject({
      ok: false,
      detail: expect.stringContaining('r_b6 is no release of this app'),
    });
    expect(verify(text)).toMatchObject({ ok: true });
  });

  it('does not care in what order fields are written', () => {
    const reversed = Object.fromEntries(Object.entries(JSON.parse(text)).reverse());
    expect(verify(JSON.stringify(reversed))).toMatchObject({ ok: true });
  });

  it('says which of its checks failed', () => {
    const other = generateSigningKey();
    const reasonOf = (content: string) => (verify(content) as { reason?: string }).reason;
    expect(reasonOf(signed({ ...document, schema: 2 }))).toBe('unknown_schema');
    expect(reasonOf(serialiseDocument(signDocument(document, other)))).toBe('unknown_key');
    expect(reasonOf(JSON.stringify(document))).toBe('bad_signature');
    expect(reasonOf(JSON.stringify(signValue('release-log', document, key)))).toBe('bad_signature');
    expect(reasonOf(signed({ ...document, seq: 0 }))).toBe('invalid');
    expect(reasonOf(signed({ ...document, releases: {} }))).toBe('invalid');
    expect(reasonOf('[]')).toBe('truncated');
    const elsewhere = verifyDocument(text, { publicKeys, minimumSeq: 0, environment: 'staging' });
    expect(elsewhere).toMatchObject({ ok: false, reason: 'other_environment' });
  });

  it('cannot be given another key by renaming the key in it', () => {
    const other = generateSigningKey();
    const both = trustedKeys([key.publicKey, other.publicKey]);
    const renamed = text.replace(key.kid, other.kid);
    expect(verifyDocument(renamed, { publicKeys: both, minimumSeq: 0 })).toMatchObject({
      reason: 'bad_signature',
    });
  });
});

describe('signature', () => {
  it('covers any JSON value whatever its key order', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ stringUnit: 'grapheme' })),
        (value) => {
          fc.pre(!('signature' in value));
          const copy = JSON.parse(JSON.stringify(signValue('release-log', value, key)));
          expect(verifyValue('release-log', copy, publicKeys)).toBe('ok');
          const { signature, ...rest } = copy;
          const shuffled = { signature, ...Object.fromEntries(Object.entries(rest).reverse()) };
          expect(verifyValue('release-log', shuffled, publicKeys)).toBe('ok');
        },
      ),
    );
  });

  it('is over the canonical form of RFC 8785', () => {
    expect(canonical({ b: [1e21, 0.1], a: 'é', '10': null, '9': true })).toBe(
      '{"10":null,"9":true,"a":"é","b":[1e+21,0.1]}',
    );
  });

  it('names its key by the public half', () => {
    expect(key.kid).toBe(keyId(key.publicKey));
    expect(key.kid).toMatch(/^k_[0-9a-f]{16}$/);
  });
});
