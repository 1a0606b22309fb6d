import { randomBytes } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';

/** The process that has the embedded database open, and the socket for other processes. */
export interface Holder {
  pid: number;
  /** When the process began, in the kernel's ticks, to detect a reused process id. */
  started: string;
  /** With `namespace`, identifies whose process ids these are: each container counts its own. */
  host?: string;
  namespace?: string;
  /** Unix socket of the socket server; absent if the holder has none. */
  socket?: string;
}

/**
 * @returns when a process began, in the kernel's ticks; empty if the system has no /proc, or the process does not
 *   exist or has ended: a zombie still has an id and answers signals until its parent reaps it, but owns nothing
 *   (proc_pid_stat(5))
 */
export function startOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return hasEnded.has(fields[0] ?? '') ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

/** Zombie, and dead: the states of a process that has ended. */
const hasEnded = new Set(['Z', 'X', 'x']);

function namespaceOf(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

const ourselves = (): Holder => ({
  pid: process.pid,
  started: startOf(process.pid),
  host: hostname(),
  namespace: namespaceOf(),
});

/** Whether a holder runs where its process cannot be checked: on another machine, or in another container. */
export function isElsewhere({ host, namespace }: Holder): boolean {
  const own = ourselves();
  return (host ?? own.host) !== own.host || (namespace ?? own.namespace) !== own.namespace;
}

/**
 * A holder touches its lock, so that processes elsewhere know that it is alive; a killed container may be restarted.
 */
const touchMs = 10_000;
const silenceMs = 60_000;
const touching = new Map<string, NodeJS.Timeout>();

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The file was removed; the next starter takes the lock, and there is nothing to keep.
  }
}

/**
 * Takes the lock file. Takes over the lock of a dead process, and one from elsewhere that was not touched for a
 * minute.
 * @returns the live holder, or undefined if the lock is now ours
 */
export function takeLock(file: string, socket?: string): Holder | undefined {
  const own = ownFile(file);
  try {
    write(own, socket);
    for (;;) {
      try {
        // A link appears whole or not at all, so that no process reads half a lock.
        linkSync(own, file);
        touching.set(file, setInterval(touch, touchMs, file).unref());
        return undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const other = readHolder(file);
      if (other && isAlive(other, file)) return other;
      moveAside(file, `${own}.stale`);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** A unique file name: a process elsewhere may have the same id. */
const ownFile = (file: string): string => `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;

const write = (own: string, socket?: string): void =>
  writeFileSync(own, JSON.stringify({ ...ourselves(), ...(socket && { socket }) }), { mode: 0o600 });

/** Removes the socket from our lock. */
export function withdrawSocket(file: string): void {
  const own = ownFile(file);
  write(own);
  renameSync(own, file);
}

/** Releases the lock, if it is still ours. */
export function releaseLock(file: string): void {
  clearInterval(touching.get(file));
  touching.delete(file);
  const holder = readHolder(file);
  if (holder?.pid === process.pid && !isElsewhere(holder)) rmSync(file, { force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder, file: string): boolean {
  if (isElsewhere(holder))
    return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < silenceMs;
  const { pid, started } = holder;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is alive, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === startOf(pid);
}

/** Another starter may have replaced the dead lock since it was read, so the moved file is checked again. */
function moveAside(file: string, aside: string): void {
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved, aside)) linkSync(aside, file);
  rmSync(aside, { force: true });
}
