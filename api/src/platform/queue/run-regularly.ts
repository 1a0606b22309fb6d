/** Work that is done again and again, one run at a time. */
export interface RegularWork {
  everyMs: number;
  /** @param isEnding whether to end early */
  run: (isEnding: () => boolean) => Promise<unknown>;
  /** Called with an error; the next run tries again. */
  failed: (error: unknown) => void;
}

/**
 * Runs at once, and then regularly.
 * @returns ends it, and waits for a run under way
 */
export function runRegularly({ everyMs, run, failed }: RegularWork): () => Promise<void> {
  let isEnding = false;
  let underWay: Promise<unknown> | undefined;
  const start = (): void => {
    underWay ??= run(() => isEnding)
      .catch(failed)
      .finally(() => {
        underWay = undefined;
      });
  };
  start();
  const timer = setInterval(start, everyMs).unref();
  return async () => {
    isEnding = true;
    clearInterval(timer);
    await underWay;
  };
}
