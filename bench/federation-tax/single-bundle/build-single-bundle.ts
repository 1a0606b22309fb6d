import path from 'node:path';
import { run, shell, withoutBrowserModules } from '@enerabi/release/build';
import { replaceModule, withPlugins } from '../../site/build-overrides.ts';
import { type Builds, remotes, root } from '../../site/workspace.ts';
import { writeNominalRemote } from './nominal-remote.ts';

const here = (name: string): string => path.join(import.meta.dirname, name);

/**
 * Builds the whole site as one bundle: the shell's own configuration, minifier, targets and sources, with the remotes'
 * routes imported instead of fetched.
 * @param folder an empty one
 * @returns builds for a site that behaves like the real one
 */
export async function buildSingleBundle(folder: string): Promise<Builds> {
  const outDir = path.join(folder, 'shell');
  const [browser, server] = shell(path.join(root, 'shell'), { outDir });
  await run('single bundle', [
    withPlugins(browser, replaceModule(/client[\\/]federation\.ts$/, here('static-remotes.ts'))),
    {
      // The shell has no modules for browsers alone; the remotes' pages, which are in this bundle, have.
      ...withoutBrowserModules(
        withPlugins(server, replaceModule(/federation[\\/]container\.ts$/, here('static-container.ts'))),
      ),
      entry: { server: here('render.ts') },
    },
  ]);
  const builds: Record<string, string> = { shell: outDir };
  for (const app of remotes) builds[app] = await writeNominalRemote(path.join(folder, app), app);
  return builds;
}
