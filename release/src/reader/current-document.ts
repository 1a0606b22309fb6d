import { readFileSync, statSync } from 'node:fs';
import { type ReleaseDocument, type TrustedKeys, verifyDocument } from '../document/index.ts';
import { clockGrainMs } from '../limits.ts';
import type { ReleaseLog } from './release-log.ts';

export interface DocumentFile {
  /** The last verified document; undefined before the first. Costs one `stat` if nothing changed. */
  read(): ReleaseDocument | undefined;
  /** Why the present file is not accepted; undefined if it is. */
  fault(): string | undefined;
}

/**
 * Follows `builds/latest.json`. Whatever happens to the file, the last verified document stays; each cause is logged
 * once, not on every request.
 */
export function followDocument(options: {
  file: string;
  publicKeys: TrustedKeys;
  environment: string;
  log: ReleaseLog;
  onChange: (document: ReleaseDocument, before: ReleaseDocument | undefined) => void;
}): DocumentFile {
  const { file, publicKeys, environment, log, onChange } = options;
  let document: ReleaseDocument | undefined;
  let text: string | undefined;
  let seen: string | undefined;
  let cause: string | undefined;

  function distrust(reason: string, detail: string): void {
    const next = `${reason}: ${detail}`;
    if (next === cause) return;
    cause = next;
    const kept = document ? `seq ${document.seq} stays in force` : 'there is no earlier document to keep';
    log.warn({ file, reason, seq: document?.seq }, `release document not accepted, ${detail}; ${kept}`);
  }

  function accept(content: string): void {
    if (content === text && cause === undefined) return;
    const verified = verifyDocument(content, { publicKeys, minimumSeq: document?.seq ?? 0, environment });
    if (!verified.ok) {
      distrust(verified.reason, verified.detail);
      return;
    }
    const before = document;
    if (cause !== undefined)
      log.info({ file, seq: verified.document.seq }, 'release document accepted again');
    cause = undefined;
    const isNew = content !== text;
    text = content;
    document = verified.document;
    if (isNew) onChange(document, before);
  }

  function read(): ReleaseDocument | undefined {
    try {
      const now = statSync(file, { bigint: true, throwIfNoEntry: false });
      if (!now) {
        seen = undefined;
        distrust('missing', 'the file is missing');
        return document;
      }
      const identity = `${now.ino} ${now.size} ${now.mtimeNs} ${now.ctimeNs}`;
      if (identity === seen) return document;
      // The state was read before the content: a write in between appears as another change next time.
      const content = readFileSync(file, 'utf8');
      // A very new file is read again, since a second write could look like the first.
      seen = Date.now() - Number(now.ctimeMs) > clockGrainMs ? identity : undefined;
      accept(content);
    } catch (error) {
      distrust('unreadable', `it cannot be read (${(error as NodeJS.ErrnoException).code ?? error})`);
    }
    return document;
  }

  return { read, fault: () => cause };
}
