import { gzipSync } from 'node:zlib';
import type { BuiltSheets } from './component-sheets.ts';

/** The size as browsers download it. */
export const gzipBytes = (text: string): number => gzipSync(text, { level: 9 }).length;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * Compares the whole set with its limit.
 * @param limit in bytes of gzip
 * @returns undefined within the limit; otherwise the size, and the largest sheets, each gzipped alone
 */
export function excess({ all, each }: BuiltSheets, limit: number): string | undefined {
  const total = gzipBytes(all);
  if (total <= limit) return undefined;
  const largest = [...each]
    .map(([sheet, text]) => ({ sheet, bytes: gzipBytes(text) }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({ sheet, bytes }) => `${kilobytes(bytes)} ${sheet}`);
  return `The component set's CSS is ${kilobytes(total)} gzip, of ${kilobytes(limit)}:\n${largest.join('\n')}`;
}
