import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Who has the embedded database open, and where it lets others in. */
export interface Holder {
  pid: number;
  /** When the process began, as the kernel counts it, so that a reused process id is not taken for it. */
  started: string;
  /** Unix socket of the sharing door; absent where the holder has none. */
  socket?: string;
}

/** @returns when a process began, in the kernel's ticks; empty where the system has no /proc or no such process */
export function startOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * Takes the lock file. A lock that a dead process left behind is taken over.
 * @returns the live holder, or undefined where the lock is now ours
 */
export function takeLock(file: string, socket?: string): Holder | undefined {
  const own = `${file}.${process.pid}`;
  const holder: Holder = { pid: process.pid, started: startOf(process.pid), ...(socket && { socket }) };
  writeFileSync(own, JSON.stringify(holder), { mode: 0o600 });
  try {
    for (;;) {
      try {
        // A link appears whole or not at all: nobody ever reads half a lock.
        linkSync(own, file);
        return undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const other = readHolder(file);
      if (other && isAlive(other)) return other;
      moveAside(file, `${own}.stale`);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Gives the lock back, if it is still ours. */
export function releaseLock(file: string): void {
  if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === startOf(pid);
}

/** Another starter may have replaced the dead lock since it was read: what was moved is looked at again. */
function moveAside(file: string, aside: string): void {
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved)) linkSync(aside, file);
  rmSync(aside, { force: true });
}
