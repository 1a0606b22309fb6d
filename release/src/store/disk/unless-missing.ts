/**
 * Only a missing file counts as none: an unreadable disk must not look like a new store.
 * @throws what `read` throws, except that a file or folder does not exist
 */
export function unlessMissing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
