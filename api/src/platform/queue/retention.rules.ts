const retentionMs = 30 * 86_400_000;

/** Rows of a queue that were sent or given up before this time are deleted: 30 days ago. */
export const retainedSince = (now: Date): Date => new Date(now.getTime() - retentionMs);
