import type { ReleaseDocument } from '@enerabi/release/document';
import { type Candidate, candidateKey } from '../render/candidates.ts';
import { appsInRollout, appsWithCandidate, compositionOf } from './composition.ts';

export interface WarmCandidates {
  /** They answer most visitors, and start first. */
  active: Candidate[];
  /** Candidates of rollouts, and the best fallbacks of the active shell. */
  others: Candidate[];
  /** Keys of every candidate that may be asked for a page. */
  named: Set<string>;
}

/**
 * Chooses the candidates whose workers are kept warm for a release document.
 * @param candidatesOf an app, best first; of null for the shell alone
 */
export function warmCandidates(
  document: ReleaseDocument,
  candidatesOf: (document: ReleaseDocument, app: string | null) => Candidate[],
): WarmCandidates {
  const apps = [null, ...Object.keys(document.apps).filter((app) => app !== 'shell')];
  const pairings = (composition: ReleaseDocument): Candidate[][] =>
    apps.map((app) => candidatesOf(composition, app));
  const bestOf = (all: Candidate[][]): Candidate[] => all.flatMap(([best]) => best ?? []);
  const all = pairings(document);
  const fallbacks = all.flatMap(([best, next]) => (next && next.shell === best?.shell ? [next] : []));
  // Each rollout alone: visitors whom two of them draw are few, and their pools start when the first one comes.
  const tried = appsInRollout(document).flatMap((app) => pairings(compositionOf(document, [app])));
  const together = pairings(compositionOf(document, appsWithCandidate(document)));
  return {
    active: bestOf(all),
    others: [...bestOf(tried), ...fallbacks],
    named: new Set([...all, ...tried, ...together].flat().map(candidateKey)),
  };
}
