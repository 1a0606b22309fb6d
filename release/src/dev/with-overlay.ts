import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseDocument, withServedBuild } from '../document/index.ts';
import type { Releases, VerifiedRelease } from '../reader/index.ts';
import { type DevelopedApp, type Overlay, readOverlay } from './overlay.ts';

const developedId = (app: string, { revision }: DevelopedApp): string =>
  `r_dev${app.replaceAll('-', '')}${revision}`;

/**
 * Lets development servers replace released apps; everything else comes from the store. Never used in production,
 * since the replacements are not verified.
 */
export function withOverlay(releases: Releases, file: string): Releases {
  const developed = (id: string): [string, DevelopedApp] | undefined =>
    Object.entries(readOverlay(file).apps).find(([app, entry]) => developedId(app, entry) === id);
  let last: { text: string; document: ReleaseDocument } | undefined;

  const current = (): ReleaseDocument => {
    const released = releases.current();
    const overlay = readOverlay(file);
    const text = JSON.stringify([released.seq, overlay]);
    // The same object while nothing changes, since callers compare by identity.
    if (last?.text !== text) last = { text, document: overlaid(released, overlay) };
    return last.document;
  };

  return {
    ...releases,
    current,
    onChange(listener) {
      const notify = (): void => listener(current(), undefined);
      const stop = releases.onChange(notify);
      const watcher = watch(path.dirname(file), (_, name) => name === path.basename(file) && notify());
      return () => {
        stop();
        watcher.close();
      };
    },
    async verifyRelease(app, id) {
      const found = developed(id);
      return found ? unverified(found[1]) : releases.verifyRelease(app, id);
    },
  };
}

async function unverified({ build, serverFile, origin }: DevelopedApp): Promise<VerifiedRelease> {
  return {
    dir: path.dirname(serverFile),
    release: { ...build, id: 'r_dev', commit: null, builtAt: new Date(0).toISOString() },
    serverFile,
    serverSource: await readFile(serverFile),
    base: `${origin}/`,
    integrity: { schema: 1, files: {} },
  };
}

const overlaid = (released: ReleaseDocument, { apps }: Overlay): ReleaseDocument =>
  Object.entries(apps).reduce(
    (document, [app, entry]) =>
      withServedBuild(document, {
        app,
        id: developedId(app, entry),
        version: entry.build.version,
        base: `${entry.origin}/`,
        clientEntry: entry.build.entry.client,
        serverEntry: entry.build.entry.server,
      }),
    released,
  );
