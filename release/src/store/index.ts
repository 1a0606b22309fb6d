export * from './build.schemas.ts';
export * from './content-id.ts';
export { createFileStore } from './file-store.ts';
export * from './release-error.ts';
export { verifyReleaseFolder } from './release-folder.ts';
export * from './release-records.ts';
export * from './release-store.ts';
export * from './store-layout.ts';
export { isUnchanged, removeRecord, verifyAndRecord } from './verification-record.ts';
