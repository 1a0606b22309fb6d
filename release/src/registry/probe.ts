import type { DocumentRelease } from '../document/index.ts';
import type { ProbeResult } from './log/log-entry.schemas.ts';

/** A release in the store, which no document needs to name yet. */
export interface ProbedRelease {
  app: string;
  id: string;
  release: DocumentRelease;
}

/**
 * Runs a release as a server would: loads it in a render worker and renders its probe page and, where the API answers,
 * its own probe pages. A release that cannot is no error of the probe, but its result.
 */
export type Probe = (tested: ProbedRelease) => Promise<ProbeResult>;
