/**
 * Tells listeners of the window about an error that the page has survived, such as the script that reports failures of a
 * rollout. The browser's console shows nothing.
 * @param filename address of the file that failed
 */
export const reportFailure = (error: unknown, filename = ''): void =>
  void globalThis.dispatchEvent?.(new ErrorEvent('error', { error, filename }));
