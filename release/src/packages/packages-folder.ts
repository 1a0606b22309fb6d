import path from 'node:path';
import { z } from 'zod';

/** The folder of the packages that the registry service offers to teams outside this workspace. */
export const packagesFolder = (dataDir: string): string => path.join(dataDir, 'packages');

/** A package's file: its name ends with a hash of its content. */
export const packageFile = z.string().regex(/^[a-z][\w.-]{0,99}\.tgz$/);

/** `index.json` of that folder: the file of each package that belongs to this site's releases. */
export const packageIndex = z.object({
  /** File by package name, such as `@enerabi/shared`. */
  packages: z.record(z.string(), packageFile),
  /** Hash of the sources from which they were made. */
  source: z.string(),
});

export type PackageIndex = z.output<typeof packageIndex>;

export const indexFile = 'index.json';
