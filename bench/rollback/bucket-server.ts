import { startS3Double } from '@enerabi/release/testing/s3-double';

/** Time of one answer: what a bucket in the same region takes. */
const answerMs = 20;

/** The bucket of the rollback benchmark, in a process of its own. */
const bucket = await startS3Double(Number(process.env.PORT));
bucket.fail(/./, { kind: 'slow', ms: answerMs }, Number.POSITIVE_INFINITY);
process.send?.({ ready: true });
