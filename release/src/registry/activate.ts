import { type Confirmation, confirmActive } from './confirm.ts';
import type { ReleaseCommand } from './decide.ts';
import { runCommand } from './log-writing.ts';
import type { Registry } from './registry.ts';

/** What the audit log keeps of a command. */
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
  /** False: that very release was active already, nothing was logged. */
  changed: boolean;
  confirmation: Confirmation;
}

/**
 * Makes a release active, and reads back that it is.
 * @throws Conflict, RegistryError, the store's own errors; in all cases but `unconfirmed` nothing was changed
 */
export async function activate(
  registry: Registry,
  { who, now, reason = null }: Audit,
  command: Omit<ReleaseCommand, 'who' | 'at' | 'reason'>,
): Promise<CommandResult> {
  const decision = await runCommand(registry, { ...command, who, at: now.toISOString(), reason });
  const { app, expect: from, to, release } = command;
  const confirmation = await confirmActive(registry, app, to, decision);
  return { app, from, to, version: release.version, changed: decision.changed, confirmation };
}
