import type { ProbeResult } from '../log/log-entry.schemas.ts';
import { readHead } from '../log/log-reading.ts';
import { type Audit, activate, type CommandResult, healthOf } from './activate.ts';
import { type StagedBuild, stageBuild } from './stage-build.ts';

export type PublicationResult = CommandResult & { created: boolean; probe: ProbeResult };

export interface Publication extends StagedBuild, Audit {
  /** The release that the caller saw active, null for none. Default: the one that is active at the start. */
  expect?: string | null | undefined;
}

/**
 * Puts a build into the store, makes it the app's active release, and reads back that it is.
 * @throws BuildError, Conflict, RegistryError (`probe_failed` if the release cannot load or render its probe page),
 *   the store's own errors; except for `unconfirmed` the former release stays active
 */
export async function publishBuild(publication: Publication): Promise<PublicationResult> {
  const { app } = publication;
  const { state } = await readHead(publication);
  const before = state.apps[app]?.active ?? null;
  const expect = publication.expect === undefined ? before : publication.expect;
  const { to, release, probe, created } = await stageBuild(publication, state);
  const health = await healthOf(publication, state.apps[app], to);
  const { claims, provenance } = publication;
  const event = { command: 'publish', app, to, release, expect, probe, health } as const;
  const command = {
    ...event,
    ...(claims?.length && { claims }),
    ...(provenance && { provenance }),
  };
  return { ...(await activate(publication, publication, command)), created, probe };
}
