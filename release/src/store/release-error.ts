/**
 * `release_missing`: the folder does not exist, is unfinished or is being deleted. `release_damaged`: a file is
 * missing, or its hash is not the recorded one. `release_unlisted`: no verified release document names it.
 */
export type ReleaseErrorCode = 'release_missing' | 'release_damaged' | 'release_unlisted';

/** A release that must not be run or made live. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly code: ReleaseErrorCode;
  readonly app: string;
  readonly releaseId: string;

  constructor(code: ReleaseErrorCode, app: string, releaseId: string, detail: string) {
    super(`${app} ${releaseId}: ${detail}`);
    this.code = code;
    this.app = app;
    this.releaseId = releaseId;
  }
}

/** @returns undefined where a release is missing or damaged; any other error is thrown */
export const soundOrNothing = <Release>(verification: Promise<Release>): Promise<Release | undefined> =>
  verification.catch((error: unknown) => {
    if (error instanceof ReleaseError) return undefined;
    throw error;
  });

/** A build folder that cannot become a release, with what to do about it. */
export class BuildError extends Error {
  override name = 'BuildError';
}
