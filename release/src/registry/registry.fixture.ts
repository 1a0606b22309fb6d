import { generateSigningKey, trustedKeys } from '../document/index.ts';
import { createFileStore } from '../store/index.ts';
import type { Registry } from './registry.ts';

/** A registry over a new store in a folder, with a key of its own. */
export function newRegistry(folder: string): Registry {
  const signing = generateSigningKey();
  const trusted = trustedKeys([signing.publicKey]);
  return { store: createFileStore(folder), environment: 'local', keys: { signing, trusted } };
}
