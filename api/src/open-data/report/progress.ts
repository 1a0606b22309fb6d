/** @param bytes of `size`, read so far. @param rows read so far */
export function importProgress(file: string, bytes: number, rows: number, size: number): string {
  const percent = size === 0 ? 100 : Math.min(100, Math.floor((bytes / size) * 100));
  const megabytes = `${(bytes / 1e6).toFixed(1)} of ${(size / 1e6).toFixed(1)} MB`;
  return `${file}  ${percent} %  ${megabytes}  ${rows.toLocaleString('en')} rows`;
}
