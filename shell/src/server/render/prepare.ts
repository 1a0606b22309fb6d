import type { Releases, VerifiedRelease } from '@enerabi/release/reader';
import type { Site } from '@enerabi/shared/kernel';
import type { PageFiles, RenderBinding } from '../../render/render-request.ts';
import type { Candidate } from './candidates.ts';
import { inlineStyles } from './inline-styles.ts';
import type { WorkerStart } from './protocol.ts';

export interface PrepareSettings {
  releases: Releases;
  apiBaseUrl: string;
  site: Site;
}

/**
 * Prepares what a worker needs to render with a candidate: verified code, and its files.
 * @throws if a release is missing or a hash does not match; none of its code has run then
 */
export const createPrepare =
  ({ releases, ...fixed }: PrepareSettings) =>
  async (candidate: Candidate): Promise<Omit<WorkerStart, 'counters'>> => {
    const [shell, remote] = await Promise.all([
      releases.verifyRelease('shell', candidate.shell),
      candidate.remote ? verifyRemote(releases, candidate.remote) : null,
    ]);
    const binding: RenderBinding = {
      ...fixed,
      app: remote?.release.app ?? null,
      shell: { ...(await pageFiles(shell)), main: shell.release.entry.client },
      remote: remote && (await pageFiles(remote)),
    };
    return {
      binding,
      shell: { source: shell.serverSource, file: shell.serverFile },
      remote: remote && { source: remote.serverSource, file: remote.serverFile },
    };
  };

const pageFiles = async (verified: VerifiedRelease): Promise<PageFiles> => ({
  base: verified.base,
  initial: verified.release.initial,
  routes: verified.release.routes,
  inline: await inlineStyles(verified),
});

async function verifyRemote(releases: Releases, id: string) {
  const app = releases.current()?.releases[id]?.app;
  if (!app) throw new Error(`The release document does not name ${id}`);
  return releases.verifyRelease(app, id);
}
