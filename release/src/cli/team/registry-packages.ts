import { packageIndex } from '../../packages/packages-folder.ts';
import { RegistryCallError } from '../remote/registry-client.ts';

export interface RegistryPackages {
  /** Address by package name. */
  addresses: Record<string, string>;
  /** Hash of the sources that they were made from. */
  source: string;
}

/**
 * The packages that belong to a site's releases.
 * @throws RegistryCallError if the registry has none
 */
export async function registryPackages(registry: string): Promise<RegistryPackages> {
  const reply = await fetch(`${registry}/packages/index.json`).catch((error: Error) => {
    throw new RegistryCallError(
      'unreachable',
      `${registry} cannot be reached (${error.message}); check --registry`,
    );
  });
  const { data } = packageIndex.safeParse(reply.ok ? await reply.json().catch(() => undefined) : undefined);
  if (!data)
    throw new RegistryCallError(
      'no_packages',
      `${registry} offers no packages (status ${reply.status}); its operations can say why: \`npm run release -- pack\``,
    );
  const addresses = Object.entries(data.packages).map(
    ([name, file]) => [name, `${registry}/packages/${file}`] as const,
  );
  return { addresses: Object.fromEntries(addresses), source: data.source };
}
