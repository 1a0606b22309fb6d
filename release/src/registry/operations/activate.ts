import { readHealth } from '../../service-record/read-health.ts';
import type { ReleaseCommand } from '../decide.ts';
import type { HealthReport } from '../log/log-entry.schemas.ts';
import type { LogHead, LogSource } from '../log/log-reading.ts';
import { runCommand } from '../log/log-writing.ts';
import type { Registry } from '../registry.ts';
import type { AppState } from '../release-state.ts';
import { fallbacksOf } from '../release-state.ts';
import { type Confirmation, confirm } from './confirm.ts';

/** The audit log's record of a command. */
export interface Audit {
  who: string;
  now: Date;
  reason?: string | null;
}

export interface CommandResult {
  app: string;
  from: string | null;
  to: string;
  version: string;
  /** False: that release was already active, and nothing was logged. */
  changed: boolean;
  confirmation: Confirmation;
}

/**
 * Makes a release active, and reads back that it is.
 * @param seen the log's head, if the caller has just read it
 * @throws Conflict, RegistryError, the store's own errors; except for `unconfirmed` nothing was changed
 */
export async function activate(
  registry: Registry,
  { who, now, reason = null }: Audit,
  command: Omit<ReleaseCommand, 'who' | 'at' | 'reason'>,
  seen?: LogHead,
): Promise<CommandResult> {
  const { app, expect: from, to, release } = command;
  const decision = await runCommand(registry, { ...command, who, at: now.toISOString(), reason }, seen);
  const confirmation = await confirm(registry, app, to, decision);
  return { app, from, to, version: release.version, changed: decision.changed, confirmation };
}

/** Findings of servers about an app's releases, and about a release that may not belong to it yet. */
export function healthOf(
  { store, environment }: LogSource,
  current: AppState | undefined,
  other?: string,
): Promise<HealthReport[]> {
  const named = current
    ? [
        current.active,
        ...(current.rollout ? [current.rollout.candidate] : []),
        ...fallbacksOf(current).map(({ release }) => release),
      ]
    : [];
  return readHealth(store, environment, other === undefined ? named : [...named, other]);
}
