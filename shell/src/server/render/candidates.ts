import type { ReleaseDocument } from '@enerabi/release/document';

/** One pairing that could answer: a release of the shell, and one of the remote (null: the shell alone). */
export interface Candidate {
  shell: string;
  remote: string | null;
}

export const candidateKey = ({ shell, remote }: Candidate): string => `${shell}/${remote ?? ''}`;

const liveReleases = ({ apps }: ReleaseDocument, app: string): string[] => {
  const entry = apps[app];
  if (!entry || entry.disabled) return [];
  return entry.lastKnownGood ? [entry.active, entry.lastKnownGood] : [entry.active];
};

/**
 * Who may answer for an app, best first: the active pair, then the last known good remote, then the last known good
 * shell. Empty where the app, or the shell, has no live release.
 */
export function candidates(document: ReleaseDocument, app: string | null): Candidate[] {
  const remotes = app === null ? [null] : liveReleases(document, app);
  return liveReleases(document, 'shell').flatMap((shell) => remotes.map((remote) => ({ shell, remote })));
}
