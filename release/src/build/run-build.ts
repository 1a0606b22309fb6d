import type { Configuration } from '@rspack/core';

/** Carries rspack's report of a failed build. */
class UnbuildableError extends Error {
  override name = 'UnbuildableError';
}

/** @throws if rspack reports errors */
export async function run(app: string, configs: Configuration[]): Promise<void> {
  // Loaded on demand: loading it takes longer than checking whether there is anything to build.
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure =
        error ??
        (stats?.hasErrors()
          ? new Error(stats.toString({ preset: 'errors-only', colors: false }))
          : undefined);
      compiler.close(() => {
        if (failure)
          reject(new UnbuildableError(`${app} cannot be built: ${failure.message}`, { cause: failure }));
        else resolve();
      });
    });
  });
}
