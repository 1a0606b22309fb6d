import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { generateSigningKey } from '../document/index.ts';
import { useTemporaryFolder } from '../store/temporary-folder.fixture.ts';
import { ensureSigningKey, readTrustedKeys } from './release-keys.ts';

const folder = useTemporaryFolder();
const pemOf = (key = generateSigningKey()) =>
  key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

describe('signing key', () => {
  it('is made once, for its owner only, with the public half beside it', async () => {
    const made = await ensureSigningKey(folder());
    expect(await readdir(folder('keys'))).toEqual(['release.ed25519.pem', 'release.ed25519.pub.pem']);
    expect((await stat(folder('keys', 'release.ed25519.pem'))).mode & 0o777).toBe(0o600);
    expect((await ensureSigningKey(folder(), { production: true })).signing.kid).toBe(made.signing.kid);
    expect([...(await readTrustedKeys(folder())).keys()]).toEqual([made.signing.kid]);
  });

  it('is the same for all when several start at once', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => ensureSigningKey(folder())));
    expect(new Set(keys.map(({ signing }) => signing.kid)).size).toBe(1);
  });

  it('is never made silently in production', async () => {
    await expect(ensureSigningKey(folder(), { production: true })).rejects.toThrow(
      'RELEASE_SIGNING_KEY is not set',
    );
    expect(await readdir(folder())).toEqual([]);
  });

  it('comes from the environment where set, on one line, too, and leaves no file', async () => {
    const key = generateSigningKey();
    const pem = pemOf(key).replaceAll('\n', '\\n');
    const { signing, trusted } = await ensureSigningKey(folder(), { pem, production: true });
    expect(signing.kid).toBe(key.kid);
    expect([...trusted.keys()]).toEqual([key.kid]);
    expect(await readdir(folder())).toEqual([]);
  });

  it('can be replaced while documents of the old one are still believed', async () => {
    const old = await ensureSigningKey(folder());
    await rename(folder('keys', 'release.ed25519.pub.pem'), folder('keys', 'retired.pub.pem'));
    await unlink(folder('keys', 'release.ed25519.pem'));
    const { signing, trusted } = await ensureSigningKey(folder());
    expect(new Set(trusted.keys())).toEqual(new Set([signing.kid, old.signing.kid]));
  });

  it('is not used while another key has its public name: servers could not verify what it signs', async () => {
    await ensureSigningKey(folder());
    await unlink(folder('keys', 'release.ed25519.pem'));
    await expect(ensureSigningKey(folder())).rejects.toThrow('belongs to another key');
  });

  it('says what is wrong with a bad one', async () => {
    await expect(ensureSigningKey(folder(), { pem: 'secret' })).rejects.toThrow('no private key in PEM form');
    const { privateKey } = generateKeyPairSync('x25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await expect(ensureSigningKey(folder(), { pem })).rejects.toThrow('x25519, not Ed25519');
    await expect(readTrustedKeys(folder())).rejects.toThrow('no *.pub.pem');
    await mkdir(folder('keys'));
    await writeFile(folder('keys', 'x.pub.pem'), 'nonsense');
    await expect(readTrustedKeys(folder())).rejects.toThrow('no public key in PEM form');
  });
});
