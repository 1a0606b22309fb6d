import { type Configuration, rspack } from '@rspack/core';

/** Replaces the import of a request by another file. */
export const replaceModule = (request: RegExp, file: string) =>
  new rspack.NormalModuleReplacementPlugin(request, file);

/** A configuration of the product with more plugins. */
export const withPlugins = (
  configuration: Configuration,
  ...plugins: NonNullable<Configuration['plugins']>
): Configuration => ({ ...configuration, plugins: [...(configuration.plugins ?? []), ...plugins] });
