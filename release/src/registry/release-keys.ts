import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  generateSigningKey,
  parsePublicKey,
  parseSigningKey,
  type SigningKey,
  SigningKeyError,
  type TrustedKeys,
  trustedKeys,
} from '../document/index.ts';
import { createDurably } from '../store/disk/durable-file.ts';
import type { ReleaseKeys } from './registry.ts';

const privateName = 'release.ed25519.pem';
const publicName = 'release.ed25519.pub.pem';

export interface KeyOptions {
  /** `RELEASE_SIGNING_KEY`: the private key itself, PEM. */
  pem?: string | undefined;
  /** Do not create a key, since its public half would not be on the servers. */
  production?: boolean;
}

/**
 * The key that signs the release log and document, and the trusted public keys: every `*.pub.pem` in `<dataDir>/keys`
 * and the signing key's own. Without a key, one is created there (mode 0600) with its public half beside it.
 * @throws SigningKeyError
 */
export async function ensureSigningKey(dataDir: string, options: KeyOptions = {}): Promise<ReleaseKeys> {
  const folder = path.join(dataDir, 'keys');
  const signing = options.pem
    ? parseSigningKey(options.pem)
    : await keyOnDisk(folder, options.production ?? false);
  return { signing, trusted: await publicKeysOf(folder, [signing]) };
}

/**
 * Reads the keys of a server that only verifies: no private key.
 * @throws SigningKeyError if there is no public key to verify with
 */
export async function readTrustedKeys(
  dataDir: string,
  options: Pick<KeyOptions, 'pem'> = {},
): Promise<TrustedKeys> {
  const folder = path.join(dataDir, 'keys');
  const keys = await publicKeysOf(folder, options.pem ? [parseSigningKey(options.pem)] : []);
  if (keys.size === 0)
    throw new SigningKeyError(
      `no *.pub.pem in ${folder}: nothing was published here yet, or the public key was not copied`,
    );
  return keys;
}

async function keyOnDisk(folder: string, production: boolean): Promise<SigningKey> {
  const file = path.join(folder, privateName);
  const pem = (await readFile(file, 'utf8').catch(missing)) ?? (await createKey(folder, file, production));
  const key = parseSigningKey(pem);
  const publicPem = key.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const publicFile = path.join(folder, publicName);
  const isNew = await createDurably(publicFile, publicPem, folder);
  if (!isNew && !trustedKeys([parsePublicKey(await readFile(publicFile, 'utf8'))]).has(key.kid))
    throw new SigningKeyError(
      `${publicFile} belongs to another key than ${file}; rename it to another *.pub.pem name, so that what it signed stays trusted`,
    );
  return key;
}

async function createKey(folder: string, file: string, production: boolean): Promise<string> {
  if (production)
    throw new SigningKeyError(
      `RELEASE_SIGNING_KEY is not set and ${file} does not exist; make one with \`openssl genpkey -algorithm ed25519\``,
    );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pem = generateSigningKey().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  // Two concurrent first starts share one key.
  return (await createDurably(file, pem, folder, 0o600)) ? pem : await readFile(file, 'utf8');
}

async function publicKeysOf(folder: string, own: SigningKey[]): Promise<TrustedKeys> {
  const names = ((await readdir(folder).catch(missing)) ?? []).filter((name) => name.endsWith('.pub.pem'));
  const pems = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return trustedKeys([...pems.map(parsePublicKey), ...own.map(({ publicKey }) => publicKey)]);
}

const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};
