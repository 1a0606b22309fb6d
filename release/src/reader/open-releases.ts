import path from 'node:path';
import type { DocumentRelease, ReleaseDocument, TrustedKeys } from '../document/index.ts';
import { ReleaseError, storeLayout } from '../store/index.ts';
import { type ClientFile, clientFiles } from './client-files.ts';
import { followDocument } from './current-document.ts';
import type { ReleaseLog } from './release-log.ts';
import { loadVerified, refuseIfGone, type VerifiedRelease } from './verified-release.ts';
import { watchFile } from './watch-document.ts';

type Listener = (document: ReleaseDocument, before: ReleaseDocument | undefined) => void;

export interface Releases {
  /**
   * The releases that run now. The next call has a document that was published a moment ago (R7.1).
   * @throws NoReleaseDocument if none was ever verified
   */
  current(): ReleaseDocument;
  /** Called once per new document, soon after it appears. @returns stops the calls */
  onChange(listener: Listener): () => void;
  /**
   * Must be called before a release is run; verified once, then from memory while its folder exists.
   * @throws ReleaseError
   */
  verifyRelease(app: string, releaseId: string): Promise<VerifiedRelease>;
  /** @returns undefined for files that are not for browsers; a listed file may still be missing when opened */
  file(app: string, releaseId: string, file: string): ClientFile | undefined;
  /** Why the document in the store is not in force; undefined if it is. */
  fault(): string | undefined;
  close(): void;
}

/** No release document was ever verified, so nothing can be served. */
export class NoReleaseDocument extends Error {
  override name = 'NoReleaseDocument';
}

/** Opens a release store for reading, as the shell server does. */
export function openReleases(options: {
  storeDir: string;
  publicKeys: TrustedKeys;
  environment: string;
  log: ReleaseLog;
}): Releases {
  const { publicKeys, environment, log } = options;
  const layout = storeLayout(path.resolve(options.storeDir));
  /**
   * Every release that a verified document has named since the start: a page may still be rendered when the next
   * document comes.
   */
  const listed = new Map<string, DocumentRelease>();
  const verified = new Map<string, Promise<VerifiedRelease>>();
  const listeners = new Set<Listener>();

  const documentFile = followDocument({
    file: layout.projection,
    publicKeys,
    environment,
    log,
    onChange: (document, before) => {
      for (const [id, release] of Object.entries(document.releases)) {
        if (listed.get(id)?.files.integrity !== release.files.integrity) verified.delete(id);
        listed.set(id, release);
      }
      for (const id of verified.keys()) if (!document.releases[id]) verified.delete(id);
      for (const listener of listeners) queueMicrotask(() => notify(listener, document, before));
    },
  });

  function notify(listener: Listener, document: ReleaseDocument, before: ReleaseDocument | undefined): void {
    try {
      if (listeners.has(listener)) listener(document, before);
    } catch (error) {
      log.warn({ err: error }, 'a listener for new release documents failed');
    }
  }

  async function verifyRelease(app: string, releaseId: string): Promise<VerifiedRelease> {
    documentFile.read();
    const release = listed.get(releaseId);
    if (release?.app !== app)
      throw new ReleaseError('release_unlisted', app, releaseId, 'no release document names it');
    const known = verified.get(releaseId);
    const checking = known ?? loadVerified(layout, releaseId, release);
    verified.set(releaseId, checking);
    try {
      const result = await checking;
      if (known) await refuseIfGone(result);
      return result;
    } catch (error) {
      if (verified.get(releaseId) === checking) verified.delete(releaseId);
      throw error;
    }
  }

  documentFile.read();
  const stopWatching = watchFile(layout.projection, () => documentFile.read());

  return {
    current() {
      const document = documentFile.read();
      if (document) return document;
      throw new NoReleaseDocument(
        `no release document to go by: ${documentFile.fault()} (${layout.projection})`,
      );
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    verifyRelease,
    file: clientFiles(layout, (id) => listed.get(id)?.files.integrity, log),
    fault: documentFile.fault,
    close() {
      stopWatching();
      listeners.clear();
    },
  };
}
