import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

interface Memory {
  /** A file system in memory. */
  folder: string;
  /** Bytes that it must have free; the largest test databases take a fifth of it. */
  needed: number;
  /** Bytes of memory that this machine has left. */
  available: number;
}

const gigabyte = 1024 ** 3;
const linux = (): Memory => ({
  folder: '/dev/shm',
  needed: 6 * gigabyte,
  available: process.availableMemory(),
});
const name = /^enerabi-test-(\d+)$/;

/**
 * A folder in memory for the temporary files of a test run: tests create and sync tens of thousands of small files, which
 * takes a disk a sixth of their time. Folders of runs that ended without removing theirs are removed.
 * @returns undefined where the memory is too small or there is no such file system
 */
export function temporaryFolder({ folder, needed, available } = linux()): string | undefined {
  try {
    removeAbandoned(folder);
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < needed || available < 2 * needed) return undefined;
    const own = path.join(folder, `enerabi-test-${process.pid}`);
    // PostgreSQL runs as another account if this process is root.
    mkdirSync(own, { recursive: true, mode: 0o755 });
    return own;
  } catch {
    return undefined;
  }
}

function removeAbandoned(folder: string): void {
  for (const entry of readdirSync(folder)) {
    const [, pid] = name.exec(entry) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(folder, entry), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
