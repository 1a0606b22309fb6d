import path from 'node:path';

/** The folder of the packages that the registry service offers to teams outside this workspace. */
export const packagesFolder = (dataDir: string): string => path.join(dataDir, 'packages');

/** `index.json` of that folder: the file of each package that belongs to this site's releases. */
export interface PackageIndex {
  /** File name by package name, such as `@enerabi/shared`. */
  packages: Record<string, string>;
}

export const indexFile = 'index.json';
