import type { SigningKey, TrustedKeys } from '../document/index.ts';
import type { ReleaseStore } from '../store/index.ts';

/** The context of every command: the store, the environment, and the keys. */
export interface Registry {
  store: ReleaseStore;
  environment: string;
  keys: ReleaseKeys;
}

export interface ReleaseKeys {
  signing: SigningKey;
  trusted: TrustedKeys;
}
