import { byStanding, type Judgement, later, type ReleaseDocument } from '@enerabi/release/document';
import { mostWithOpenCircuit } from './limits.ts';

/** A pairing that could answer: a release of the shell, and one of the remote (null: the shell without a remote). */
export interface Candidate {
  shell: string;
  remote: string | null;
}

export const candidateKey = ({ shell, remote }: Candidate): string => `${shell}/${remote ?? ''}`;

/** Returns this server's finding about a release. */
export type FindStanding = (release: string) => Judgement | undefined;

/**
 * The active release and its fallbacks: known good ones first, whether the document or this server found that out last.
 */
function liveReleases({ apps }: ReleaseDocument, app: string, findStanding: FindStanding): string[] {
  const entry = apps[app];
  if (!entry || entry.disabled) return [];
  const { active, lastKnownGood, fallbacks } = entry;
  // Documents of earlier versions name one fallback, without its standing.
  const unknown = { standing: 'probed', at: new Date(0).toISOString() } as const;
  const documented = fallbacks ?? (lastKnownGood ? [{ release: lastKnownGood, ...unknown }] : []);
  const known = documented.map(({ release, ...judgement }) => ({
    release,
    ...later(judgement, findStanding(release)),
  }));
  return [active, ...byStanding(known).map(({ release }) => release)];
}

/**
 * Releases that may answer for an app, best first: the active pair, then the remote's fallbacks, then the same with the
 * shell's fallbacks. Empty if the app, or the shell, has no live release.
 */
export function candidates(
  document: ReleaseDocument,
  app: string | null,
  findStanding: FindStanding = () => undefined,
): Candidate[] {
  const remotes = app === null ? [null] : liveReleases(document, app, findStanding);
  return liveReleases(document, 'shell', findStanding).flatMap((shell) =>
    remotes.map((remote) => ({ shell, remote })),
  );
}

type WorkerState = 'ready' | 'to start' | 'circuit open';

/**
 * @returns the candidates in the order in which they are asked for a page; of those with an open circuit only the best
 */
export function inOrder(
  all: readonly Candidate[],
  stateOf: (candidate: Candidate) => WorkerState,
): Candidate[] {
  const inState = (state: WorkerState): Candidate[] =>
    all.filter((candidate) => stateOf(candidate) === state);
  return [
    ...inState('ready'),
    ...inState('to start'),
    ...inState('circuit open').slice(0, mostWithOpenCircuit),
  ];
}
