import { lastKnownGood } from '../last-known-good.ts';
import type { ProbeResult } from '../log/log-entry.schemas.ts';
import { readHead } from '../log/log-reading.ts';
import { runCommand } from '../log/log-writing.ts';
import type { Probe } from '../probe.ts';
import type { Registry } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { informed } from '../standings.ts';
import type { Audit } from './activate.ts';
import { healthOf } from './activate.ts';
import { describeRelease } from './describe-release.ts';

export interface Drill extends Registry, Audit {
  app: string;
  /** The live release or a fallback. Default: a rollback's target, or else the live release. */
  release?: string | undefined;
  probe: Probe;
}

export interface DrillResult {
  app: string;
  release: string;
  version: string;
  probe: ProbeResult;
  /** Number of the log's entry. */
  seq: number;
}

/**
 * Tests that a release still loads and renders: hashes every file, runs it, and logs the outcome. The live release
 * stays; one that passed is known good, one that failed is faulty.
 * @throws RegistryError `refused` if there is nothing to drill, or it could not be run; the store's own errors
 */
export async function drill(command: Drill): Promise<DrillResult> {
  const { store, app, who, now, reason = null } = command;
  const current = (await readHead(command)).state.apps[app];
  if (!current) throw new RegistryError('refused', `${app} was never published; there is nothing to drill`);
  const health = await healthOf(command, current);
  const to = command.release ?? lastKnownGood(informed(current, health)) ?? current.active;
  const stored = await store.verifyRelease(app, to);
  const release = describeRelease(stored);
  const probe = await command.probe({ app, id: to, release });
  if (probe.outcome === 'skipped') throw new RegistryError('refused', `${app} ${to}: ${probe.detail}`);
  const event = { command: 'drill', app, to, release, expect: current.active, probe, health } as const;
  const { seq } = await runCommand(command, { ...event, who, at: now.toISOString(), reason });
  return { app, release: to, version: release.version, probe, seq };
}
