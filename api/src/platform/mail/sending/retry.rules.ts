const delaysMs = [30_000, 60_000, 120_000, 300_000, 900_000];
const hourMs = 3_600_000;

/**
 * When a mail that could not be sent is tried again: after 30 s, 1, 2, 5 and 15 minutes, then every hour.
 * @param attempts the number of tries so far, 1 or more
 * @returns undefined if the mail is of no use any more by then
 */
export function nextTry(attempts: number, now: Date, giveUpAt: Date): Date | undefined {
  const at = new Date(now.getTime() + (delaysMs[attempts - 1] ?? hourMs));
  return at < giveUpAt ? at : undefined;
}
