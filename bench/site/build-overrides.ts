import { type Configuration, rspack } from '@rspack/core';

/** Replaces what is imported by this request with another file. */
export const replaceModule = (request: RegExp, file: string) =>
  new rspack.NormalModuleReplacementPlugin(request, file);

/** A configuration of the product with more plugins than its own. */
export const withPlugins = (
  configuration: Configuration,
  ...plugins: NonNullable<Configuration['plugins']>
): Configuration => ({ ...configuration, plugins: [...(configuration.plugins ?? []), ...plugins] });
