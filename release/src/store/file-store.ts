import path from 'node:path';
import { fileLog } from './file-log.ts';
import { fileReleases } from './file-releases.ts';
import { fileServiceRecords } from './file-service-records.ts';
import { fileTokens } from './file-tokens.ts';
import type { ReleaseStore } from './release-store.ts';
import { storeLayout } from './store-layout.ts';

/**
 * A release store in a folder. It needs one file system with hard links (`link` decides races).
 * @param root created on the first write
 */
export function createFileStore(root: string): ReleaseStore {
  const layout = storeLayout(path.resolve(root));
  return {
    ...fileReleases(layout),
    ...fileLog(layout),
    ...fileServiceRecords(layout),
    ...fileTokens(layout),
  };
}
