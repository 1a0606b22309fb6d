/**
 * Resolves with the first signal to stop (SIGTERM or SIGINT), or with `disconnect` when the parent process has ended,
 * since no other process would stop this one then. Later signals do not cut the stopping short.
 */
export const stopSignal = (): Promise<string> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => resolve(signal));
    process.once('disconnect', () => resolve('disconnect'));
  });
