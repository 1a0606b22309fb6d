import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Resources {
  /** Stops `of` at the end. */
  add: <T extends { stop: () => Promise<unknown> }>(of: T) => T;
  /** An empty folder, removed at the end. */
  folder: () => Promise<string>;
}

/** Runs `use`, and then closes what it opened, in reverse order, also after an error. */
export async function withResources<T>(use: (resources: Resources) => Promise<T>): Promise<T> {
  const closers: (() => Promise<unknown>)[] = [];
  const add: Resources['add'] = (of) => {
    closers.push(of.stop);
    return of;
  };
  const folder = async (): Promise<string> => {
    const made = await mkdtemp(path.join(tmpdir(), 'enerabi-bench-'));
    closers.push(() => rm(made, { recursive: true, force: true }));
    return made;
  };
  try {
    return await use({ add, folder });
  } finally {
    // A failure to close must not hide the benchmark's own failure.
    for (const close of closers.toReversed()) await close().catch(() => {});
  }
}
