const key = 'reloaded-for-build';

/** A file of this document's releases that is gone or could not be fetched. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /dynamically imported module|importing a module script/i.test(error.message)
  );
}

/**
 * Loads the document again, but never twice for the same build: a reload that does not help must not loop (R7.2).
 * Where the browser lets nothing be remembered, there is no reload.
 * @returns whether the document is being loaded
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
