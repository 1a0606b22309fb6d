import type { DocumentRelease } from '../document/index.ts';
import type { ProbeResult } from './log/log-entry.schemas.ts';

/** A release in the store, which no document need name yet. */
export interface ProbedRelease {
  app: string;
  id: string;
  release: DocumentRelease;
}

/**
 * Runs a release as a server does: loads it in a render worker and renders its probe page and, if the API answers,
 * its own probe pages. A release that fails is a result of the probe, not an error.
 */
export type Probe = (tested: ProbedRelease) => Promise<ProbeResult>;
