import type { ReleaseDocument } from '@enerabi/release/document';
import type { DocumentPins, Pin } from '../../boot.ts';
import { documentClaims } from '../page/live-claims.ts';
import { type Candidate, candidateKey } from './candidates.ts';

const made = new WeakMap<ReleaseDocument, Map<string, string>>();

/**
 * The pins of a document as JSON: every live app's active release, except that the shell and the page's own app have
 * the release that renders. Made once per release document and candidate.
 * @param isFallback whether a fallback renders while a better release starts: the page then belongs to the build
 *   before, so that its browser finds a newer one at its next poll (R7.1)
 */
export function documentPins(
  document: ReleaseDocument,
  app: string | null,
  candidate: Candidate,
  isFallback = false,
): string {
  const known = made.get(document) ?? new Map<string, string>();
  made.set(document, known);
  const key = `${app} ${candidateKey(candidate)} ${isFallback}`;
  const text = known.get(key) ?? JSON.stringify(pinsOf(document, app, candidate, isFallback));
  known.set(key, text);
  return text;
}

function pinsOf(
  document: ReleaseDocument,
  app: string | null,
  candidate: Candidate,
  isFallback: boolean,
): DocumentPins {
  const live = Object.entries(document.apps).filter(([, { disabled }]) => !disabled);
  const pins = live.map(([name, { active, lastKnownGood }]): [string, Pin] => {
    const renders = name === 'shell' ? candidate.shell : name === app ? candidate.remote : null;
    const release = renders ?? active;
    const entry = entryOf(document, release);
    const fallback =
      lastKnownGood && lastKnownGood !== release ? entryOf(document, lastKnownGood) : undefined;
    return [name, { release, entry: entry ?? '', ...(fallback && { fallback }) }];
  });
  const claims = documentClaims(document);
  return {
    ...(claims.length > 0 && { claims }),
    seq: document.seq - (isFallback ? 1 : 0),
    pollSeconds: document.pollSeconds,
    pins: Object.fromEntries(pins),
  };
}

function entryOf({ releases }: ReleaseDocument, id: string): string | undefined {
  const release = releases[id];
  return release && `${release.base}${release.client.entry}`;
}
