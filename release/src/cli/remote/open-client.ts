import { RegistryCallError, RegistryClient } from './registry-client.ts';

/** @throws RegistryCallError `no_registry`, `no_token` */
export function openClient(address: string | undefined, token: string | undefined): RegistryClient {
  if (!address)
    throw new RegistryCallError(
      'no_registry',
      "RELEASE_REGISTRY is not set; it is the address of the site's registry",
    );
  if (!token) throw new RegistryCallError('no_token', 'RELEASE_TOKEN is not set; operations make one');
  return new RegistryClient(address, token);
}
