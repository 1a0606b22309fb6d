import type { ReleaseCommand } from '../decide.ts';
import type { HealthReport } from '../log/log-entry.schemas.ts';
import { readHead } from '../log/log-reading.ts';
import { runCommand } from '../log/log-writing.ts';
import type { Registry } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import type { AppState, ReleaseState } from '../release-state.ts';
import { type Audit, healthOf } from './activate.ts';
import { type Confirmation, confirm, type IsSaid } from './confirm.ts';

/** The app that a command changes, and what the caller saw of it. */
export interface AppChange extends Registry, Audit {
  app: string;
  /** The release that the caller saw active. Default: the one that is active at the start. */
  expect?: string | undefined;
}

export interface AppChangeResult {
  app: string;
  command: ReleaseCommand['command'];
  active: string;
  /** The release that the command is about. */
  release: string;
  version: string;
  /** False: it was so already, and nothing was logged. */
  changed: boolean;
  confirmation: Confirmation;
}

type Decided = Pick<ReleaseCommand, 'command'> & Partial<ReleaseCommand>;

/**
 * Runs a command about an app that was published before, and reads back what visitors get.
 * @param decideOn chooses the command by the app's state; by default it is about the active release
 * @param isSaid what `builds/latest.json` must say of the app then
 * @throws Conflict, RegistryError, the store's own errors; except for `unconfirmed` nothing was changed
 */
export async function changeApp(
  change: AppChange,
  decideOn: (current: AppState, state: ReleaseState, health: HealthReport[]) => Decided | Promise<Decided>,
  isSaid: (command: ReleaseCommand) => IsSaid,
): Promise<AppChangeResult> {
  const { app, who, now, reason = null } = change;
  const head = await readHead(change);
  const { state } = head;
  const current = state.apps[app];
  if (!current) throw new RegistryError('refused', `${app} was never published`);
  const health = await healthOf(change, current);
  const { active } = current;
  const about = {
    app,
    to: active,
    release: state.releases[active],
    expect: change.expect ?? active,
    health,
    who,
    at: now.toISOString(),
    reason,
  };
  const command = { ...about, ...(await decideOn(current, state, health)) } as ReleaseCommand;
  const decision = await runCommand(change, command, head);
  const confirmation = await confirm(change, app, command.to, decision, isSaid(command));
  return {
    app,
    command: command.command,
    active,
    release: command.retires ?? command.to,
    version: command.release.version,
    changed: decision.changed,
    confirmation,
  };
}
