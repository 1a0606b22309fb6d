import { afterEach, beforeEach } from '@jest/globals';
import { rollBack } from '../registry/index.ts';
import { app, audit, useRegistry } from '../registry/registry.fixture.ts';
import { openReleases, type Releases } from './open-releases.ts';

/** Gives every test of a file a store to publish into, and a reader that is closed afterwards. */
export function useReader() {
  const source = useRegistry();
  const logged: string[] = [];
  const write = (_: object, message: string) => logged.push(message);
  let releases: Releases | undefined;

  beforeEach(() => {
    logged.length = 0;
  });
  afterEach(() => releases?.close());

  return {
    source,
    /** The reader's log lines, in order. */
    logged,
    folder: source.folder,
    projectionFile: source.projectionFile,
    inRelease: (id: string, ...names: string[]) => source.folder('store', 'r', app, id, ...names),
    /** @returns the id of the release */
    publish: async (mark: number) => (await source.publish(mark)).to,
    rollBack: (to: string) => rollBack({ ...source.registry, ...audit, app, to }),
    open(environment = 'local'): Releases {
      releases = openReleases({
        storeDir: source.folder('store'),
        publicKeys: source.registry.keys.trusted,
        environment,
        log: { info: write, warn: write },
      });
      return releases;
    },
  };
}
