import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** By app, the release that the last start made live. */
export type StartedReleases = Record<string, string>;

const fileIn = (dataDir: string): string => path.join(dataDir, 'started.json');

export function readStarted(dataDir: string): StartedReleases {
  try {
    const value: unknown = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return value && typeof value === 'object' ? (value as StartedReleases) : {};
  } catch (error) {
    // Without the file, a start publishes its builds, as the first start does.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Replaces the whole file, so that an interrupted start leaves the old or the new one. */
export function recordStarted(dataDir: string, app: string, id: string): void {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify({ ...readStarted(dataDir), [app]: id }, null, 2));
  renameSync(`${file}.new`, file);
}
