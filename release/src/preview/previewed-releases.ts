import { type LogSource, RegistryError, readHead } from '../registry/index.ts';

/**
 * The candidates of apps, for a preview.
 * @throws RegistryError `refused` if one of the apps has none
 */
export async function candidatesOf(
  source: LogSource,
  apps: readonly string[],
): Promise<Record<string, string>> {
  const { state } = await readHead(source);
  const chosen = apps.map((app) => {
    const candidate = state.apps[app]?.rollout?.candidate;
    if (candidate) return [app, candidate] as const;
    throw new RegistryError(
      'refused',
      `no release of ${app} is being rolled out; \`npm run release -- publish ${app} --rollout 0\` keeps one ready for nobody yet`,
    );
  });
  return Object.fromEntries(chosen);
}
