import { z } from 'zod';
import { filePath, integrity } from '../../document/index.ts';
import { maximumUploadBytes, maximumUploadFileBytes, maximumUploadFiles } from '../../limits.ts';

/** A build that is going to be uploaded: every file with its bytes and hash, `build.json` too. */
export const uploadListing = z
  .strictObject({
    files: z.record(
      filePath,
      z.strictObject({ size: z.int().min(0).max(maximumUploadFileBytes), integrity }),
    ),
  })
  .refine(({ files }) => Object.keys(files).length <= maximumUploadFiles, {
    path: ['files'],
    message: `at most ${maximumUploadFiles} files`,
  })
  .refine(
    ({ files }) => Object.values(files).reduce((sum, { size }) => sum + size, 0) <= maximumUploadBytes,
    {
      path: ['files'],
      message: `at most ${maximumUploadBytes} bytes in all`,
    },
  )
  .refine(({ files }) => Object.hasOwn(files, 'build.json'), {
    path: ['files'],
    message: 'build.json is missing',
  });

export type UploadListing = z.output<typeof uploadListing>;
