export type { ClientFile } from './client-files.ts';
export * from './open-releases.ts';
export type { ReleaseLog } from './release-log.ts';
export { loadVerified, readVerified, type VerifiedRelease } from './verified-release.ts';
