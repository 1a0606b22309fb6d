import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * An empty release of a remote: the shell server needs one for the route, and documents name it in their pins, so
 * that the control's HTML is as long as the real one. No browser fetches its entry.
 * @returns the build's folder
 */
export async function writeNominalRemote(folder: string, app: string): Promise<string> {
  const entry = 'client/remoteEntry.00000000.mjs';
  await mkdir(path.join(folder, 'client'), { recursive: true });
  await writeFile(path.join(folder, entry), 'export {};\n');
  await writeFile(path.join(folder, 'server.cjs'), 'module.exports = {};\n');
  const build = {
    schema: 1,
    app,
    version: '0.0.0',
    entry: { client: entry, server: 'server.cjs', manifest: null },
    exposes: [],
    initial: { js: [], css: [] },
    routes: {},
    paths: [],
    contract: { shared: {}, session: 1, api: 1 },
  };
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(build));
  return folder;
}
