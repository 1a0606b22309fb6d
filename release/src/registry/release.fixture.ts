import type { DocumentRelease } from '../document/index.ts';

export const hash = `sha384-${'A'.repeat(64)}`;

/**
 * A release as the log names it, for rules that look at no file.
 * @param files hash of its list of files
 */
export const releaseOf = (app: string, id: string, files = hash): DocumentRelease => ({
  app,
  version: '1.0.0',
  base: `/builds/r/${app}/${id}/`,
  manifest: null,
  client: { entry: 'client/remoteEntry.mjs', integrity: hash },
  server: { entry: 'server.cjs', integrity: hash },
  files: { path: 'integrity.json', integrity: files },
});
