import type { SigningKey, TrustedKeys } from '../document/index.ts';
import type { ReleaseStore } from '../store/index.ts';

/** What every command needs: where things are kept, for which environment, and who vouches for them. */
export interface Registry {
  store: ReleaseStore;
  environment: string;
  keys: ReleaseKeys;
}

export interface ReleaseKeys {
  signing: SigningKey;
  trusted: TrustedKeys;
}
