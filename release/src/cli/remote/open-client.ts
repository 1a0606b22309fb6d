import { RegistryCallError, RegistryClient } from './registry-client.ts';

/** @throws RegistryCallError `no_token` */
export function openClient(address: string | undefined, token: string | undefined): RegistryClient {
  if (!address || !token)
    throw new RegistryCallError('no_token', 'RELEASE_REGISTRY needs RELEASE_TOKEN; operations make one');
  return new RegistryClient(address, token);
}
