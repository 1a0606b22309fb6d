const key = 'reloaded-for-build';

/** Whether the error is about a file of this document's releases that is gone or could not be fetched. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /dynamically imported module|importing a module script/i.test(error.message)
  );
}

/**
 * Reloads the document, but only once per build: a reload that does not help must not loop (R7.2). Without web storage
 * there is no reload.
 * @returns whether the document is being reloaded
 */
export function reloadOncePerBuild(build: string, reload = () => location.reload()): boolean {
  try {
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
  } catch {
    return false;
  }
  reload();
  return true;
}
